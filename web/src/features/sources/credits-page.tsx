import { sourcesTexts as texts } from '@medley/texts/sources'
import { titlesTexts } from '@medley/texts/titles'
import type { Medium } from '@medley/contract/values/medium'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { Away } from './credit-line.tsx'
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
        {credits?.shelf.map(({ credit, creditUrl, mediums }) => (
          <li key={credit}>
            {namesOf(mediums)}: <Away to={creditUrl} text={credit} />
          </li>
        ))}
      </ul>
      <h2>{texts.credits.sources}</h2>
      {credits?.items.length === 0 && <p>{texts.credits.noSources}</p>}
      <ul>
        {credits?.items.map(({ name, url, credit, creditUrl, mediums }) => (
          <li key={name}>
            {namesOf(mediums)}: <Away to={url} text={name} />
            {credit && '. '}
            {credit && (creditUrl ? <Away to={creditUrl} text={credit} /> : credit)}
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

function namesOf(mediums: readonly Medium[]): string {
  return mediums.map((medium) => titlesTexts.mediumPlurals[medium]).join(', ')
}
