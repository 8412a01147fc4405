import { serializeStyles } from '@emotion/serialize';
import { compile, serialize, stringify } from 'stylis';
import type { Plugin } from 'vite';
import { system } from '../src/theme/system.ts';

type Styles = Parameters<typeof system.css>[0];

/** What compiles a recipe: the part of Chakra's definition that is read here. */
interface Recipe {
  className: string;
  base?: Styles;
  variants?: Record<string, Record<string, Styles>>;
  compoundVariants?: ({ css: Styles } & Record<string, unknown>)[];
  defaultVariants?: Record<string, string | boolean>;
}

const MODULES: Record<string, () => string> = {
  'virtual:theme.css': themeCss,
  'virtual:recipe-defaults': () => `export default ${JSON.stringify(defaults())}`,
};

/** Compiles the theme for what is drawn without a styling runtime: its tokens as custom properties, its recipes as classes. */
export function theme(): Plugin {
  return {
    name: 'theme',
    resolveId: (id) => (MODULES[id] ? `\0${id}` : undefined),
    load: (id) => MODULES[id.replace('\0', '')]?.(),
  };
}

export function themeCss(): string {
  return [tokensCss(), ...Object.values(recipes()).map(recipeCss)].join('\n');
}

/** The class of a variant's value: `button--primary`, and `button--wide` for what is there or not. */
export function variantClass(recipe: string, variant: string, value: string): string {
  return `${recipe}--${value === 'true' ? variant : value}`;
}

function tokensCss(): string {
  const scopes = Object.entries(system.getTokenCss() as Record<string, Styles>);
  return scopes.map(([scope, values]) => css(scope.replace('&:root', ':root').replace(' &', ''), values)).join('\n');
}

function recipeCss(recipe: Recipe): string {
  const { className: name, base = {}, variants = {}, compoundVariants = [] } = recipe;
  const each = Object.entries(variants).flatMap(([variant, values]) =>
    Object.entries(values).map(([value, styles]) => css(`.${variantClass(name, variant, value)}`, system.css(styles))),
  );
  const compounds = compoundVariants.map(({ css: styles, ...when }) => {
    const classes = Object.entries(when).map(([variant, value]) => `.${variantClass(name, variant, String(value))}`);
    return css(classes.join(''), system.css(styles));
  });
  return [css(`.${name}`, system.css(base)), ...each, ...compounds].filter(Boolean).join('\n');
}

function css(selector: string, styles: Styles): string {
  const { styles: text } = serializeStyles([withoutUnused(styles) as Parameters<typeof serializeStyles>[0][number]]);
  return serialize(compile(`${selector}{${text}}`), stringify);
}

/** Chakra notes each background for gradients that are not used here. */
function withoutUnused(styles: Styles): Styles {
  const kept = Object.entries(styles as Record<string, unknown>).filter(([name]) => name !== '--bg-currentcolor');
  return Object.fromEntries(
    kept.map(([name, value]) => [name, typeof value === 'object' && value ? withoutUnused(value) : value]),
  ) as Styles;
}

function recipes(): Record<string, Recipe> {
  return (system._config.theme?.recipes ?? {}) as unknown as Record<string, Recipe>;
}

/** Those of recipes that have any: each page carries them. */
function defaults(): Record<string, Record<string, string | boolean>> {
  return Object.fromEntries(
    Object.entries(recipes()).flatMap(([name, { defaultVariants }]) =>
      defaultVariants ? [[name, defaultVariants]] : [],
    ),
  );
}
