import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import css from './tokens.css?raw'

function tokensOf(selector: string): Map<string, string> {
  const from = css.indexOf(`${selector} {`)
  const block = css.slice(from, css.indexOf('\n}', from))
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, k = '', v = '']) => [k, v]),
  )
}

const light = tokensOf(':root')
const themes = { light, dark: new Map([...light, ...tokensOf("[data-theme='dark']")]) }

const grounds = ['paper', 'surface', 'surface-sunken', 'surface-raised']
const texts = [
  'ink',
  'ink-soft',
  'ink-faint',
  'accent-ink',
  'danger-ink',
  'warning-ink',
  'success-ink',
]
const pairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
  ['on-inverse', 'inverse'],
  ...Array.from({ length: 8 }, (_, i) => ['on-avatar', `avatar-${i + 1}`]),
  ...['on-snackbar', 'snackbar-success', 'snackbar-error', 'snackbar-warning'].map((text) => [
    text,
    'snackbar',
  ]),
  ['accent-ink', 'accent-soft'],
  ['danger-ink', 'danger-soft'],
  ['warning-ink', 'warning-soft'],
  ['success-ink', 'success-soft'],
  ['ink', 'accent-soft'],
  ...['ink', 'ink-soft'].flatMap((text) => [
    [text, 'tint'],
    [text, 'tint-strong'],
  ]),
]
const shapes = [
  ...['line-control', 'focus', 'accent', 'star'].flatMap((shape) =>
    grounds.map((ground) => [shape, ground]),
  ),
  ...Array.from({ length: 10 }, (_, i) => [`rating-${i + 1}`, 'surface']),
]

describe.each(Object.entries(themes))('the %s theme', (_, tokens) => {
  const ratio = (one: string, other: string) => {
    const [a, b] = [tokens.get(one), tokens.get(other)]
    if (!a || !b) throw new Error(`No such colour: ${a ? other : one}`)
    return contrast(a, b)
  }

  test.each(pairs)('%s on %s reads at 4.5 to 1', (text = '', ground = '') => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapes)('%s on %s shows at 3 to 1', (shape = '', ground = '') => {
    expect(ratio(shape, ground)).toBeGreaterThanOrEqual(3)
  })
})
