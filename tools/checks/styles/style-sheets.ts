/** The classes that the rules of a style sheet name. */
export function classesOf(css: string): Set<string> {
  const rules = withoutText(css).matchAll(/([^{};]*)\{/g)
  const selectors = [...rules].map(([, prelude = '']) => prelude.trim())
  const names = selectors
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)])
  return new Set(names.map(([, name = '']) => name))
}

/** The declarations of a style sheet, custom properties included. */
export function declarationsOf(css: string): { property: string; value: string }[] {
  const found = withoutText(css).matchAll(/([\w-]+)\s*:([^;{}]+)(?=[;}])/g)
  return [...found].map(([, property = '', value = '']) => ({ property, value: value.trimStart() }))
}

/** Custom properties that a style sheet declares or a script sets. */
export function definedTokens(text: string): string[] {
  return [...text.matchAll(/(--[\w-]+)(?=['"]|\s*:)/g)].map(([, name = '']) => name)
}

/** Custom properties that are read without another value in reserve. */
export function usedTokens(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name)
}

function withoutText(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/"[^"]*"|'[^']*'/g, '')
}
