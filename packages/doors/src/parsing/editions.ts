import { textBetween } from '@medley/contract/values/text-cuts'

const bracketAtEnd = /\s*[([]([^()[\]]+)[)\]]\s*$/
/** Any of these marks a pressing; the other words below only accompany it. */
const pressing =
  /^(re-?master(ed|s|ing)?|deluxe|edition|expanded|anniversary|bonus|explicit|mono|stereo|reissue|re-issue)$/
const accompanying =
  /^(\d+(st|nd|rd|th)?|version|mix|mixes|track|tracks|disc|disk|cd|lp|vinyl|digital|digitally|super|special|limited|legacy|collector'?s|international|standard|the|and|with)$/

/**
 * Strips the marks of pressings (remastered, deluxe) from the end of an album title. A bracket with any
 * other word stays, since it may name another recording: "(Taylor's Version)".
 */
export function withoutEdition(title: string): string {
  const [bracket, content = ''] = bracketAtEnd.exec(title) ?? []
  if (bracket === undefined || bracket === title || !isPressing(content)) return title
  return withoutEdition(textBetween(title, 0, -bracket.length))
}

function isPressing(content: string): boolean {
  const words = content
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}'-]+/u)
  const named = words.filter((word) => word !== '' && word !== '-')
  return (
    named.some((word) => pressing.test(word)) &&
    named.every((word) => pressing.test(word) || accompanying.test(word))
  )
}
