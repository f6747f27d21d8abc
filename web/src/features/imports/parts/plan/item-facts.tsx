import { planTexts } from '@medley/texts/plan'
import typography from '../../../../ui/layout/typography.module.css'
import type { ImportItem } from '@medley/contract/transfer/imports'
import { withoutMarks } from '@medley/contract/values/marked-text'
import { ExpandableText } from '../../../../ui/layout/expandable-text.tsx'
import { titleWords } from '../../import-words.ts'
import { describePlan } from './describe-item.ts'
import styles from '../imports.module.css'

/** A question about an item, and the item's data from the files. */
export function ItemFacts({ item, question }: { item: ImportItem; question: string }) {
  const excerpt = item.reviews.find(({ textLength }) => textLength > 0)?.excerpt
  return (
    <div className={styles['tight']}>
      <p className={typography['soft-small']}>{question}</p>
      <h2 className={styles['stepTitle']}>
        {titleWords(item)}{' '}
        {item.year !== null && <span className={typography['soft-small']}>{item.year}</span>}
      </h2>
      {item.creators.length > 0 && <p>{item.creators.join(', ')}</p>}
      <div>
        {describePlan(item).map((line) => (
          <p key={line} className={typography['soft-small']}>
            {line}
          </p>
        ))}
        {sourcesOf(item).map(({ file, line }) => (
          <p key={`${file} ${line}`} className={typography['soft-small']}>
            {planTexts.question.line({ file, line })}
          </p>
        ))}
      </div>
      {excerpt && (
        <ExpandableText lines={4} className={styles['excerpt']}>
          {withoutMarks(excerpt, { spoilers: true })}
        </ExpandableText>
      )}
    </div>
  )
}

const sourcesMax = 3

/** The item's first rows, without those already listed with a note. */
function sourcesOf({ rows }: ImportItem): ImportItem['rows'] {
  return rows.filter(({ note }) => note === null).slice(0, sourcesMax)
}
