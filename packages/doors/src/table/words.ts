/** A name or word in lower case, without accents and signs. */
export function plain(text: string): string {
  const apart = text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  const folded = apart.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  return folded
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^\p{L}\p{N}✓✔☑✅#]+/gu, ' ')
    .trim()
}

/** Words with commas between them, by their meanings. */
export const wordsOf = <Meaning>(words: Record<string, Meaning>) =>
  new Map(
    Object.entries(words).flatMap(([names, meaning]) =>
      names.split(', ').map((name) => [plain(name), meaning] as const),
    ),
  )
