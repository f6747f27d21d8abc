import { countryCode, languageCode } from '../codes.ts'
import type { Lane } from '../gate.ts'
import { type Item, isOfKind } from './wikidata.item.ts'
import type { Kind } from './wikidata.kinds.ts'
import type { ItemTexts, WikidataApi } from './wikidata.api.ts'
import { languagesOf } from './wikidata.sparql.ts'
import {
  countOf,
  datesOf,
  minutesOf,
  ordinalsOf,
  type RestItem,
  stringsOf,
  titlesOf,
} from './wikidata.statements.ts'

const creatorsMax = 20
const castMax = 10
const genresMax = 8
const originsMax = 6

/** A whole item with the names of the people and things in it; null if it is no work of this kind. */
export async function readItem(
  api: WikidataApi,
  kind: Kind,
  { id, item, language, lane }: { id: string; item: RestItem; language: string; lane: Lane },
): Promise<Item | null> {
  const linked = {
    creators: stringsOf(item, kind.creators).slice(0, creatorsMax),
    cast: stringsOf(item, kind.cast).slice(0, castMax),
    genres: stringsOf(item, 'P136').slice(0, genresMax),
    countries: stringsOf(item, 'P495').slice(0, originsMax),
    languages: stringsOf(item, 'P364').slice(0, originsMax),
    series: placesInSeries(item).map((one) => one.id),
  }
  const bare = itemOf(kind, id, item, language)
  if (!isOfKind(kind, { ...bare, creators: linked.creators })) return null
  const texts = await api.texts([...new Set(Object.values(linked).flat())], language, lane)
  const names = (ids: readonly string[], of = language) =>
    ids.flatMap((one) => nameOf(texts.get(one), of) ?? [])
  return {
    ...bare,
    creators: names(linked.creators),
    cast: names(linked.cast),
    genres: names(linked.genres, 'en'),
    countries: linked.countries.map((one) => ({
      id: one,
      code: countryCode(names([one], 'en')[0] ?? ''),
    })),
    languages: names(linked.languages, 'en').flatMap((name) => languageCode(name) ?? []),
    series:
      placesInSeries(item).flatMap(({ id: one, ordinal }) =>
        names([one]).map((title) => ({ title, position: ordinal })),
      )[0] ?? null,
  }
}

/** The series that a work is part of, one that numbers it. */
function placesInSeries(item: RestItem) {
  const all = ordinalsOf(item, 'P179')
  return (
    all.some(({ ordinal }) => ordinal !== null)
      ? all.filter(({ ordinal }) => ordinal !== null)
      : all
  ).slice(0, 1)
}

function nameOf(texts: ItemTexts | undefined, language: string): string | undefined {
  return languagesOf(language).flatMap((one) => texts?.labels[one] ?? [])[0]
}

function itemOf(kind: Kind, id: string, item: RestItem, language: string): Item {
  const languages = languagesOf(language)
  return {
    id,
    label: languages.flatMap((one) => item.labels[one] ?? [])[0] ?? null,
    labels: item.labels,
    aliases: languages.flatMap((one) => item.aliases[one] ?? []),
    titles: titlesOf(item),
    classes: stringsOf(item, 'P31'),
    dates: kind.dates.flatMap((property) => datesOf(item, property)),
    countries: stringsOf(item, 'P495').map((one) => ({ id: one, code: undefined })),
    languages: [],
    genres: [],
    creators: [],
    cast: [],
    minutes: minutesOf(item, kind.minutes),
    pages: countOf(item, kind.pages),
    idsOf: (property) => stringsOf(item, property),
    sitelinks: Object.keys(item.sitelinks).length,
  }
}
