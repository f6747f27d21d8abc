/** The spellings of a feature's name. */
export interface FeatureNames {
  /** reading-goals */
  kebab: string
  /** reading_goals */
  snake: string
  /** readingGoals */
  camel: string
  /** readingGoal */
  camelOne: string
  /** ReadingGoals */
  pascal: string
  /** ReadingGoal */
  pascalOne: string
  /** reading goals */
  words: string
  /** Reading goals */
  title: string
}

/** Answers undefined unless the name is a plural in kebab-case, such as reading-goals. */
export function namesOf(kebab: string): FeatureNames | undefined {
  if (!/^[a-z]+(-[a-z]+)*s$/.test(kebab)) return undefined
  const camel = kebab.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const camelOne = camel.endsWith('ies') ? `${camel.slice(0, -3)}y` : camel.slice(0, -1)
  const words = kebab.replaceAll('-', ' ')
  return {
    kebab,
    snake: kebab.replaceAll('-', '_'),
    camel,
    camelOne,
    pascal: capitalize(camel),
    pascalOne: capitalize(camelOne),
    words,
    title: capitalize(words),
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
