import { textBetween } from './text-cuts.ts'
const scripts =
  'Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'.split(' ')

/** Invisible signs where they shape or join those around them, each with the sign before it. */
const shaping = [
  // The flags of England, Scotland and Wales.
  String.raw`\u{1F3F4}[\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
  // A variation of a sign, and emoji joined from several.
  String.raw`[\p{Emoji}\p{S}\p{Lo}]\p{Variation_Selector}(?:\u200D(?=\p{Extended_Pictographic}))?`,
  String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}]\u200D(?=\p{Extended_Pictographic})`,
  // Letters of scripts that joiners connect and keep apart.
  String.raw`[${scripts.map((script) => String.raw`\p{scx=${script}}`).join('')}][\u200C\u200D]`,
]

/** Marks of direction, which texts that mix directions need. */
const directions = String.raw`\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069`

const kept = String.raw`${shaping.join('|')}|[\n\t${directions}]`

const signs = new RegExp(
  String.raw`(${kept})|[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]`,
  'gu',
)

const edge = new RegExp(String.raw`[\s\u2800\uFFFC${directions}]`, 'u')

/**
 * The text without control characters and without invisible signs that change nothing on screen, and
 * without blanks at its ends. Line ends become line feeds.
 */
export function cleanText(text: string): string {
  const lines = text.replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
  return trimBlank(lines.replaceAll(signs, '$1'))
}

/** As `cleanText`, on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/[\n\t]+/g, ' ')
}

/** By index, because a pattern for the end takes long for many blanks in the middle. */
function trimBlank(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && edge.test(text.charAt(start))) start += 1
  while (end > start && edge.test(text.charAt(end - 1))) end -= 1
  return textBetween(text, start, end)
}
