import { type CompiledLanguage, isSufficient } from './catalogues.ts'

/** Lines that say how much of a language is there, whether it is offered and which of its texts are broken. */
export function reportOf(
  compiled: CompiledLanguage,
  { missing: withMissing = false }: { missing?: boolean } = {},
): string[] {
  const { language, messages, missing, broken } = compiled
  const there = messages.size - missing.length - broken.length
  const note = isSufficient(compiled) ? '' : ', not offered: less than 80 %'
  return [
    `${language}: ${there} of ${messages.size} texts${note}`,
    ...broken.map(({ key, reason }) => `  broken: ${key}: ${reason}`),
    ...(withMissing ? missing.map((key) => `  missing: ${key}`) : []),
  ]
}
