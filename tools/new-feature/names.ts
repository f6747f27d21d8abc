/** The spellings of a feature's name. */
export interface FeatureNames {
  /** reading-goals */
  kebab: string
  /** reading-goal */
  kebabOne: string
  /** reading_goals */
  snake: string
  /** reading_goal */
  snakeOne: string
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
  /** reading goal */
  wordsOne: string
  /** Reading goals */
  title: string
}

/** Answers undefined unless the name is a plural in kebab-case, such as reading-goals. */
export function namesOf(kebab: string): FeatureNames | undefined {
  if (!/^[a-z]+(-[a-z]+)*s$/.test(kebab)) return undefined
  const kebabOne = kebab.endsWith('ies') ? `${kebab.slice(0, -3)}y` : kebab.slice(0, -1)
  const [camel, camelOne] = [toCamel(kebab), toCamel(kebabOne)]
  const words = kebab.replaceAll('-', ' ')
  return {
    kebab,
    kebabOne,
    snake: kebab.replaceAll('-', '_'),
    snakeOne: kebabOne.replaceAll('-', '_'),
    camel,
    camelOne,
    pascal: capitalize(camel),
    pascalOne: capitalize(camelOne),
    words,
    wordsOne: kebabOne.replaceAll('-', ' '),
    title: capitalize(words),
  }
}

function toCamel(kebab: string): string {
  return kebab.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
