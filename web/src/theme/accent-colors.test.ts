import { describe, expect, test } from 'vitest'
import { accentTokens } from './accent-colors.ts'
import { contrast } from './contrast.ts'
import css from './tokens.css?raw'

const hues = Array.from({ length: 24 }, (_, index) => index * 15)

/** `#rrggbb` of a colour in OKLCH (CSS Color 4), cut to sRGB as browsers may cut it. */
function toHex([lightness, chroma]: readonly [number, number], hue: number): string {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const channels = linear.map((value) => {
    const cut = Math.min(1, Math.max(0, value))
    const shown = cut <= 0.0031308 ? 12.92 * cut : 1.055 * cut ** (1 / 2.4) - 0.055
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

function groundsOf(selector: string): string[] {
  const from = css.indexOf(`${selector} {`)
  const block = css.slice(from, css.indexOf('\n}', from))
  const named = ['paper', 'surface', 'surface-sunken', 'surface-raised']
  return named.map((name) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(block)?.[1] ?? '')
}

const themes = [
  ['light', groundsOf(':root')],
  ['dark', groundsOf("[data-theme='dark']")],
] as const

describe.each(themes)('the %s theme', (theme, grounds) => {
  const tokens = accentTokens[theme]

  test.each(hues)('reads at 4.5 to 1 and shows at 3 to 1 in hue %i', (hue) => {
    const of = (name: keyof typeof tokens) => toHex(tokens[name], hue)
    const texts = [
      ...grounds.map((ground) => contrast(of('accent-ink'), ground)),
      contrast(of('on-accent'), of('accent')),
      contrast(of('on-accent'), of('accent-strong')),
      contrast(of('accent-ink'), of('accent-soft')),
    ]
    expect(Math.min(...texts)).toBeGreaterThanOrEqual(4.5)
    const shapes = grounds.map((ground) => contrast(of('accent'), ground))
    expect(Math.min(...shapes)).toBeGreaterThanOrEqual(3)
  })
})
