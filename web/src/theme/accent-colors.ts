/** OKLCH lightness and chroma of the accent's tokens, in which every hue has the contrast that the tokens need. */
const light = {
  accent: [0.49, 0.11],
  'accent-strong': [0.42, 0.1],
  'on-accent': [1, 0],
  'accent-ink': [0.44, 0.1],
  'accent-soft': [0.945, 0.025],
} as const

const dark = {
  accent: [0.71, 0.1],
  'accent-strong': [0.78, 0.1],
  'on-accent': [0.2, 0.03],
  'accent-ink': [0.8, 0.09],
  'accent-soft': [0.3, 0.04],
} as const

type Tokens = Readonly<Record<keyof typeof light, readonly [lightness: number, chroma: number]>>

/** The accent's tokens in both themes. */
export const accentTokens: Readonly<Record<'light' | 'dark', Tokens>> = { light, dark }

/** A style sheet that gives the accent another hue, in degrees. */
export function accentSheet(hue: number): string {
  return `:root { ${declare(light, hue)} } @media not print { [data-theme='dark'] { ${declare(dark, hue)} } }`
}

function declare(tokens: Tokens, hue: number): string {
  return Object.entries(tokens)
    .map(([name, [lightness, chroma]]) => `--${name}: oklch(${lightness} ${chroma} ${hue});`)
    .join(' ')
}

const sheet = typeof CSSStyleSheet === 'function' ? new CSSStyleSheet() : null

/** Paints the accent in a hue; null returns to the product's own. */
export function paintAccent(hue: number | null): void {
  if (!sheet || !('adoptedStyleSheets' in document)) return
  sheet.replaceSync(hue === null ? '' : accentSheet(hue))
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}
