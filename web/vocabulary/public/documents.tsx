import { CollectionPage, DocumentPage, DocumentPicture } from '../../src/ui/collection';
import { NewsletterBox } from '../../src/ui/newsletter-box';
import { PageBody, PageHead, Section } from '../../src/ui/section';
import { Strip } from '../../src/ui/strip';
import { ApiError } from '../../src/lib/api-error';
import { Group, Specimen, useSay } from '../specimen';

const SETTLED = { error: null, dataUpdatedAt: 0, refetch: async () => undefined };

export function Documents() {
  const say = useSay();
  const title = say('News', 'الأخبار');
  const words = { none: say('No news yet.', 'لا أخبار بعد.'), failed: say('It did not load.', 'لم يُحمَّل.') };
  const back = { to: '/__ui', label: title };
  return (
    <Group title="Parts of pages">
      <Specimen name="head and body" span={6}>
        <PageHead>
          <p>{title}</p>
        </PageHead>
        <PageBody>
          <p>{words.none}</p>
        </PageBody>
      </Specimen>
      <Specimen name="section" span={6}>
        <Section title={title} text={words.none} more={back}>
          <Strip label={title}>
            <ul>
              <li>{title}</li>
            </ul>
          </Strip>
        </Section>
      </Specimen>
      <Specimen name="list of nothing" span={6}>
        <CollectionPage title={title} text={words.none} words={words} query={{ ...SETTLED, data: [] }}>
          {() => null}
        </CollectionPage>
      </Specimen>
      <Specimen name="list that loads" span={6}>
        <CollectionPage title={title} text={words.none} words={words} query={{ ...SETTLED, data: undefined }}>
          {() => null}
        </CollectionPage>
      </Specimen>
      <Specimen name="document" span={6}>
        <DocumentPage query={{ ...SETTLED, data: {} }} back={back} words={{ notFound: title, failed: words.failed }}>
          {() => <DocumentPicture src="/pictures/facades/facade-night.webp" />}
        </DocumentPage>
      </Specimen>
      <Specimen name="document that is not there" span={6}>
        <DocumentPage
          query={{ ...SETTLED, data: undefined, error: new ApiError({ message: 'GET 404', status: 404 }) }}
          back={back}
          words={{ notFound: say('Not found', 'غير موجود'), failed: words.failed }}
        >
          {() => null}
        </DocumentPage>
      </Specimen>
      <Specimen name="newsletter" span={12}>
        <NewsletterBox />
      </Specimen>
    </Group>
  );
}
