const words = (
  'the a and but of to in it with for as that every ' +
  'story ending scene chapter voice song season light silence ' +
  'slow tender funny long sharp warm strange quiet honest ' +
  'watch read hear remember forget wait laugh hope return ' +
  'never always almost again slowly once here tonight after'
).split(' ')

/** About `length` characters of words in a row, the same each time. Reviews are cut out of it. */
export function makeProse(length: number): string {
  const parts: string[] = []
  let state = 7
  for (let written = 0; written < length;) {
    state = (state * 48_271) % 2_147_483_647
    const word = words[state % words.length] ?? ''
    parts.push(word)
    written += word.length + 1
  }
  return parts.join(' ')
}
