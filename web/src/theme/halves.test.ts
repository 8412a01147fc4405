import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  for (const file of CHANGED) vi.doUnmock(file);
});
const CHANGED = ['./tokens', './semantic-tokens', './recipes/button', './recipes/input', './recipes/alert'];

/** The theme as both halves get it: the style sheet of public pages, and what Chakra is given behind sign-in. */
async function halves() {
  const [{ themeCss }, { signedInSystem }] = await Promise.all([
    import('../../build/theme'),
    import('./signed-in-system'),
  ]);
  const css = themeCss();
  /** The declarations of the first rule of this selector. */
  const rule = (selector: string) => css.split(`${selector}{`)[1]?.split('}')[0] ?? '';
  return { rule, signedIn: signedInSystem };
}

/** Puts `value` in place of what a file of the theme says at `path`, as if somebody had edited that file alone. */
function edited(file: string, path: string, value: unknown) {
  vi.doMock(file, async (original) => {
    const changed = structuredClone(await original<Record<string, object>>());
    const names = path.split('.');
    const last = names.pop() ?? '';
    const place = names.reduce((at, name) => Reflect.get(at, name) as object, changed as object);
    Reflect.set(place, last, value);
    return changed;
  });
}

test('LOOK a colour that is changed in one file has changed on public pages and behind sign-in', async () => {
  edited('./semantic-tokens', 'semanticTokens.colors.primary.DEFAULT.value', { base: '#123456', _dark: '#abcdef' });
  const { rule, signedIn } = await halves();
  // The values stand in the public style sheet, which the signed-in half has too; Chakra refers to them by name.
  expect(rule(':root')).toContain('--colors-primary:#123456;');
  expect(rule('[data-theme=dark]')).toContain('--colors-primary:#abcdef;');
  expect(rule('.button--primary')).toContain('background:var(--colors-primary);');
  expect(signedIn.css({ background: 'primary' })).toMatchObject({ background: 'var(--colors-primary)' });
  expect(signedIn.sva(signedIn.getSlotRecipe('progress'))()['range']).toMatchObject({
    background: 'var(--colors-primary)',
  });
});

test('LOOK a radius that is changed in one file has changed on public pages and behind sign-in', async () => {
  edited('./tokens', 'tokens.radii.control.value', '9px');
  const { rule, signedIn } = await halves();
  expect(rule(':root')).toContain('--radii-control:9px;');
  expect(rule('.button')).toContain('border-radius:var(--radii-control);');
  expect(signedIn.cva(signedIn.getRecipe('input'))({})).toMatchObject({ borderRadius: 'var(--radii-control)' });
});

test('LOOK the primary button that is changed in one file has changed on public pages and behind sign-in', async () => {
  edited('./recipes/button', 'button.variants.variant.primary', { background: 'accent', borderRadius: '99px' });
  const { rule, signedIn } = await halves();
  expect(rule('.button--primary')).toContain('background:var(--colors-accent);');
  expect(rule('.button--primary')).toContain('border-radius:99px;');
  expect(signedIn.cva(signedIn.getRecipe('button'))({ variant: 'primary' })).toMatchObject({
    background: 'var(--colors-accent)',
    borderRadius: '99px',
  });
});

test('LOOK a part that Chakra draws of several has the look of the public one: alerts, fields, their faults', async () => {
  edited('./recipes/alert', 'alert.base.borderInlineStartWidth', '9px');
  edited('./recipes/input', 'select.base.minBlockSize', '50px');
  const { rule, signedIn } = await halves();
  expect(rule('.alert')).toContain('border-inline-start-width:9px;');
  expect(signedIn.sva(signedIn.getSlotRecipe('alert'))()['root']).toMatchObject({ borderInlineStartWidth: '9px' });
  expect(rule('.select')).toContain('min-block-size:50px;');
  expect(signedIn.sva(signedIn.getSlotRecipe('nativeSelect'))()['field']).toMatchObject({ minBlockSize: '50px' });
});
