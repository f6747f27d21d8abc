/** A value within a statement: `r1.author_id` is a column of its first relation, `$2` a parameter. */
export type Term = string

/** Which values of a statement are the same, and which parameters they come from. */
export class Equalities {
  readonly #sources = new Map<Term, Set<Term>>()
  readonly #alternatives = new Map<Term, readonly Term[]>()

  /** Both are always the same. */
  equate(one: Term, other: Term): void {
    this.derive(one, other)
    this.derive(other, one)
  }

  /** The value is always that of the source; the source has other values as well. */
  derive(value: Term, source: Term): void {
    const sources = this.#sources.get(value) ?? new Set()
    this.#sources.set(value, sources.add(source))
  }

  /** The value is that of one of the alternatives. */
  choose(value: Term, alternatives: readonly Term[]): void {
    this.#alternatives.set(value, alternatives)
  }

  /** The parameters that a value can come from; none if it can have any value. */
  parametersOf(value: Term, seen: ReadonlySet<Term> = new Set()): Set<Term> {
    if (isParameter(value)) return new Set([value])
    if (seen.has(value)) return new Set()
    const known = new Set([...seen, value])
    const sources = [...(this.#sources.get(value) ?? [])]
    const found = sources.flatMap((one) => [...this.parametersOf(one, known)])
    return new Set([...found, ...this.#chosenFor(value, known)])
  }

  #chosenFor(value: Term, seen: ReadonlySet<Term>): Set<Term> {
    const alternatives = this.#alternatives.get(value) ?? []
    const parameters = alternatives.map((one) => this.parametersOf(one, seen))
    if (parameters.some(({ size }) => size === 0)) return new Set()
    const chosen = new Set(parameters.flatMap((terms) => [...terms]))
    return chosen.size > 1 ? new Set([...chosen].map(listTerm)) : chosen
  }
}

/** The term of the parameter `$1`, `$2`, … */
export const parameterTerm = (number: number): Term => `$${number}`

/** The term of a value of which there may be several, as in a list. */
export const listTerm = (term: Term): Term => (isList(term) ? term : `${term}[]`)

export const isParameter = (term: Term): boolean => term.startsWith('$')
export const isList = (term: Term): boolean => term.endsWith('[]')
