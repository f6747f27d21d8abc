import { readText } from '../values.ts'

/** The text of a note or review with the marks that reviews are drawn with; pictures stay out. */
export function readAniListText(markup: string): ReturnType<typeof readText> {
  const tagged = markup
    .replaceAll(/img\d{0,4}%?\([^()\s]*\)/gi, '')
    .replaceAll(/(?:youtube|webm)\(([^()\s]*)\)/gi, '$1')
    .replaceAll('~~~', '')
    .replaceAll('~!', '<spoiler>')
    .replaceAll('!~', '</spoiler>')
    .replaceAll(/__(?=\S)([^_\n]+)__/g, '<b>$1</b>')
    .replaceAll(/(?<![\w_])_(?=\S)([^_\n]+)_(?![\w_])/g, '<i>$1</i>')
    .replaceAll(/\[([^[\]\n]*)\]\((https?:[^()\s]*)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/^#{1,6} +/gm, '')
  return readText(tagged)
}
