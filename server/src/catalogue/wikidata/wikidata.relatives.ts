import type { Lane } from '../gate.ts'
import { SourceError } from '../source-error.ts'
import type { WorkFacts } from '../work-facts.ts'
import type { WikidataApi } from './wikidata.api.ts'
import { factsOf, type Item } from './wikidata.item.ts'
import { type Kind, kinds } from './wikidata.kinds.ts'
import { type RestItem, stringsOf } from './wikidata.statements.ts'

const relativesMax = 20

interface Means {
  api: WikidataApi
  /** The works of a kind among items. */
  describe: (kind: Kind, ids: readonly string[]) => Promise<Item[]>
}

interface Asked {
  kind: Kind
  id: string
  item: RestItem
  lane: Lane
}

type Relatives = Pick<WorkFacts, 'origins' | 'adaptations'>

/**
 * The books that a film or show is based on (P144), and the films and shows that are based on a book or named as
 * derived from it (P4969). Nothing while Wikidata does not tell.
 */
export async function readRelatives(means: Means, asked: Asked): Promise<Relatives> {
  try {
    return asked.kind.medium === 'book'
      ? { adaptations: await readAdaptations(means, asked) }
      : { origins: await readWorks(means, ['book'], stringsOf(asked.item, 'P144')) }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return {}
  }
}

async function readAdaptations(means: Means, { id, item, lane }: Asked): Promise<WorkFacts[]> {
  const based = await means.api.findIds(`haswbstatement:P144=${id}`, lane)
  return readWorks(means, ['film', 'tvShow'], [...stringsOf(item, 'P4969'), ...based])
}

async function readWorks(
  { describe }: Means,
  mediums: readonly Kind['medium'][],
  ids: readonly string[],
): Promise<WorkFacts[]> {
  const asked = [...new Set(ids)].slice(0, relativesMax)
  const found = await Promise.all(
    kinds
      .filter(({ medium }) => mediums.includes(medium))
      .map(async (kind) => (await describe(kind, asked)).map((item) => factsOf(kind, item))),
  )
  return found.flat()
}
