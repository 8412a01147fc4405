import { PageTitleContext } from '../../src/ui/page-title';
import { Buttons } from './buttons';
import { Cards } from './cards';
import { Documents } from './documents';
import { Fields } from './fields';
import { Icons } from './icons';
import { Layouts } from './layouts';
import { Marks } from './marks';
import { States } from './states';
import { Texts } from './texts';

/** What public pages are made of, with the compiled theme and nothing of Chakra. */
export function Public() {
  return (
    <PageTitleContext value="quiet">
      <Texts />
      <Layouts />
      <Buttons />
      <Marks />
      <Icons />
      <Fields />
      <States />
      <Cards />
      <Documents />
    </PageTitleContext>
  );
}
