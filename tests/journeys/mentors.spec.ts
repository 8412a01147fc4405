import { db } from '../../functions/src/firebase';
import { expect, test } from './journey';
import { aPage, asMember, dialog, expectNoScroll, signIn, toast, unique } from './people';
import { mailsTo } from './things';

test('14.10 on a phone in Arabic a member offers to mentor, another is led to them, asks and takes back, and is taken on; both see how it ends', async ({
  browser,
}) => {
  const phone = { viewport: { width: 390, height: 844 } };
  const [theirs, mine] = [await aPage(browser, phone), await aPage(browser, phone)];
  const names = { mentor: unique('Hoda'), mentee: unique('Karim') };
  const mentor = await asMember(theirs, 'approved', { name: names.mentor });
  await asMember(mine, 'approved', { name: names.mentee, lookingForSkills: ['Facility Management'] });

  await theirs.goto('/ar/mentors?tab=offer');
  await theirs.getByText('أعرض الإرشاد', { exact: true }).click();
  await theirs.getByRole('button', { name: 'احفظ العرض' }).click();
  await expect(theirs.getByText('اختر مهارة أو اذكر موضوعًا')).toBeVisible();
  await theirs.getByRole('button', { name: 'إدارة المرافق' }).click();
  const topic = unique('Topic');
  await theirs.getByLabel('موضوعات بكلماتك').fill(topic);
  await theirs.getByLabel('متى يتسع وقتك').fill('الأحد بعد السادسة');
  await expectNoScroll(theirs);
  await theirs.getByRole('button', { name: 'احفظ العرض' }).click();
  await expect(toast(theirs)).toContainText('حُفظ ما تعرضه');

  await mine.goto('/ar/mentors');
  await mine.getByRole('button', { name: 'الاستثمار', exact: true }).click();
  await mine.getByRole('button', { name: 'مسح عوامل التصفية' }).click();
  await mine.getByLabel('البحث في المرشدين').fill(topic);
  const card = mine.getByRole('listitem').filter({ hasText: topic });
  await expect(card).toContainText('مكان واحد متاح');
  const words = 'كيف أدير أول مبنى لي؟ لديك خبرة طويلة.';
  const ask = async () => {
    await card.getByRole('button', { name: `اطلب إرشاد ${names.mentor}` }).click();
    await card.getByRole('textbox').fill(words);
    await expectNoScroll(mine);
    await card.getByRole('button', { name: 'أرسل الطلب' }).click();
    await expect(card).toContainText('أرسلت طلبك');
  };
  await card.getByRole('button', { name: `اطلب إرشاد ${names.mentor}` }).click();
  await card.getByRole('button', { name: 'إلغاء' }).click();
  await ask();
  await mine.getByRole('tab', { name: 'إرشادي' }).click();
  await mine.getByRole('button', { name: `سحب الطلب من ${names.mentor}` }).click();
  await expect(mine.getByRole('region', { name: 'ما سبق' })).toContainText('سُحب');
  await mine.getByRole('tab', { name: 'ابحث عن مرشد' }).click();
  await mine.getByLabel('البحث في المرشدين').fill(topic);
  await ask();

  await mailsTo(mentor.email, 2);
  await theirs.goto('/ar');
  await expect(theirs.getByRole('region', { name: 'طلبات إرشاد إليك' })).toContainText(words);
  await theirs.getByRole('link', { name: 'الرد عليها' }).click();
  await theirs.getByRole('button', { name: `الرد على ${names.mentee} لاحقًا` }).click();
  await expect(theirs.getByText('نذكّرك مرة واحدة بعد أسبوع. وإن لم ترد أُغلق الطلب بعد ثلاثين يومًا.')).toBeVisible();
  await expectNoScroll(theirs);
  await theirs.getByRole('button', { name: `نعم لطلب ${names.mentee}` }).click();
  await expect(toast(theirs).last()).toContainText(`صرت مرشد ${names.mentee}`);

  await mine.goto('/ar/mentors?tab=mine');
  await expect(mine.getByRole('region', { name: 'إرشاد قائم' })).toContainText('مرشدك');
  await mine.getByRole('button', { name: `إنهاء الإرشاد مع ${names.mentor}` }).click();
  await dialog(mine).getByRole('button', { name: 'إنهاء', exact: true }).click();
  await expect(mine.getByRole('region', { name: 'ما سبق' })).toContainText('انتهى');
  await expectNoScroll(mine);
});

test('14.10 what was before comes eight at a time, and the rest where somebody asks for it', async ({ browser }) => {
  const page = await aPage(browser);
  const { id } = await asMember(page, 'approved', { name: unique('Laila') });
  const at = (n: number) => new Date(Date.now() - n * 60_000).toISOString();
  const old = { mentor: id, mentee: 'nobody', state: 'ended', askedAt: at(0), remindAt: null, isHeld: false };
  for (let n = 1; n <= 10; n += 1)
    await db()
      .doc(`mentorships/${id}.old-${n}`)
      .set({ ...old, text: `Number ${n}.`, changedAt: at(n), listedFor: [`past:${id}`] });
  await page.goto('/mentors?tab=mine');
  const past = page.getByRole('region', { name: 'Earlier' });
  await expect(past.getByRole('listitem')).toHaveCount(8);
  await past.getByRole('button', { name: 'Show more' }).click();
  await expect(past.getByRole('listitem')).toHaveCount(10);
  await expect(past.getByText('Number 10.')).toBeVisible();
  await expect(past.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('14.10 an offer that is half written waits for its writer across sign-out, until it is saved or dropped; their page shows it and takes requests', async ({
  browser,
}) => {
  const [theirs, mine] = [await aPage(browser), await aPage(browser, { viewport: { width: 390, height: 844 } })];
  const names = { mentor: unique('Hoda'), mentee: unique('Karim') };
  const mentor = await asMember(theirs, 'approved', { name: names.mentor });
  await theirs.goto('/members');
  await theirs.getByRole('link', { name: 'Mentors', exact: true }).click();
  await theirs.getByRole('tab', { name: 'My offer' }).click();
  const topics = theirs.getByLabel('Topics in your own words');
  await theirs.getByText('I offer to mentor', { exact: true }).click();
  await topics.fill('Half a topic');
  await theirs.getByLabel('How many mentees at once').selectOption('3');
  await theirs.getByRole('button', { name: 'Sign out' }).click();
  await expect(theirs.getByRole('link', { name: 'Continue with LinkedIn' }).first()).toBeVisible();
  await signIn(theirs, 'new', { as: mentor.as });
  await theirs.goto('/mentors?tab=offer');
  await expect(topics).toHaveValue('Half a topic');
  await expect(theirs.getByLabel('How many mentees at once')).toHaveValue('3');
  await theirs.getByRole('button', { name: 'Discard changes' }).click();
  await expect(topics).toHaveValue('');
  await theirs.reload();
  await expect(topics).toHaveValue('');
  await theirs.getByText('I offer to mentor', { exact: true }).click();
  await topics.fill('First plans');
  await theirs.getByRole('button', { name: 'Save offer' }).click();
  await expect(toast(theirs)).toContainText('Your offer is saved');
  await expect(theirs.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
  await theirs.goto(`/members/${mentor.id}`);
  const own = theirs.getByRole('region', { name: 'Mentoring' });
  await expect(own).toContainText('First plans');
  await expect(own.getByRole('button')).toHaveCount(0);
  await own.getByRole('link', { name: 'Change what you offer' }).click();
  await expect(topics).toHaveValue('First plans');

  await asMember(mine, 'approved', { name: names.mentee });
  await mine.goto(`/members/${mentor.id}`);
  const card = mine.getByRole('region', { name: 'Mentoring' });
  await card.getByRole('button', { name: `Ask ${names.mentor}` }).click();
  await card.getByRole('textbox').fill('How do I draw my first plans?');
  await expectNoScroll(mine);
  await card.getByRole('button', { name: 'Send request' }).click();
  await expect(card).toContainText('You have asked');
});
