import { creditsTexts } from '@medley/texts/credits'
import { sourcesTexts as texts } from '@medley/texts/sources'
import { titlesTexts } from '@medley/texts/titles'
import type { Medium } from '@medley/contract/values/medium'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { Away, type Credited } from './credit-line.tsx'
import { creditWords } from './credit-words.ts'
import { useSourceCredits } from './sources.calls.ts'

const { newsreader, sourceSans, lucide } = texts.credits.typefaces

const typefaces = [
  { text: newsreader, url: 'https://github.com/productiontype/Newsreader' },
  { text: sourceSans, url: 'https://github.com/adobe-fonts/source-sans' },
  { text: lucide, url: 'https://lucide.dev/license' },
]

/** Credits that the sources, the lists behind the shelf and the typefaces require. */
export function CreditsPage() {
  const credits = useSourceCredits()
  return (
    <>
      <p>{texts.credits.lead}</p>
      <h2>{texts.credits.shelf}</h2>
      {!credits && <SkeletonText lines={5} />}
      <ul>
        {credits?.shelf.map(({ origin, creditUrl, mediums }) => (
          <li key={origin}>
            {namesOf(mediums)}: <Away to={creditUrl} text={creditsTexts.shelf[origin]} />
          </li>
        ))}
      </ul>
      <h2>{texts.credits.sources}</h2>
      {credits?.items.length === 0 && <p>{texts.credits.noSources}</p>}
      <ul>
        {credits?.items.map(({ mediums, ...source }) => (
          <li key={source.name}>
            {namesOf(mediums)}: <SourceCredit {...source} />
          </li>
        ))}
      </ul>
      <h2>{texts.credits.type}</h2>
      <ul>
        {typefaces.map(({ text, url }) => (
          <li key={url}>
            <Away to={url} text={text} />
          </li>
        ))}
      </ul>
    </>
  )
}

function SourceCredit({ name, url, credit, creditUrl }: Credited) {
  const words = credit && creditWords(name, credit)
  return (
    <>
      <Away to={url} text={name} />
      {words && '. '}
      {words && (creditUrl ? <Away to={creditUrl} text={words} /> : words)}
    </>
  )
}

function namesOf(mediums: readonly Medium[]): string {
  return mediums.map((medium) => titlesTexts.mediumPlurals[medium]).join(', ')
}
