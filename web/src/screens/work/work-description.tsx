import { workPageTexts } from '@medley/texts/work-page'
import { useEffect, useState } from 'react'
import { loadChunk } from '../../lib/loading/load-chunk.ts'
import { ExpandableText } from '../../ui/layout/expandable-text.tsx'
import { CreditLine } from '../../features/sources/credit-line.tsx'
import styles from './work-description.module.css'
import { sanitise, textOf } from './sanitise.ts'

type WorkDescriptionProps = {
  html: string
  /** The Wikipedia article that the description was taken from. */
  articleUrl: string | null
}

/** A work's description, sanitised again before it is inserted, with the credit that Wikipedia requires. */
export function WorkDescription({ html, articleUrl }: WorkDescriptionProps) {
  return (
    <div>
      <Description html={html} />
      {articleUrl !== null && (
        <div className={styles['credit']}>
          <CreditLine
            lead={workPageTexts.fromWikipedia}
            sources={[{ name: 'Wikipedia', url: articleUrl, credit: null, creditUrl: null }]}
            further={[licence]}
          />
        </div>
      )}
    </div>
  )
}

const licence = {
  credit: 'CC BY-SA 4.0',
  creditUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
}

function Description({ html }: { html: string }) {
  const clean = useSanitised(html)
  return (
    <ExpandableText lines={7} className={styles['description']}>
      {clean === null ? (
        textOf(html)
      ) : (
        // oxlint-disable-next-line react/no-danger -- sanitised right above
        <div dangerouslySetInnerHTML={{ __html: clean }} />
      )}
    </ExpandableText>
  )
}

/** Sanitised HTML; null while the sanitiser loads or if it fails to load. */
function useSanitised(html: string): string | null {
  const [clean, setClean] = useState<{ of: string; html: string }>()
  useEffect(() => {
    let wanted = true
    const run = async () => {
      const { default: purifier } = await loadChunk(() => import('dompurify'))
      if (wanted) setClean({ of: html, html: sanitise(purifier, html) })
    }
    // Without the sanitiser, the plain text remains; only the markup is lost.
    run().catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [html])
  return clean?.of === html ? clean.html : null
}
