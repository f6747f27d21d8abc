import { useEffect, useState } from 'react'
import { loadChunk } from '../../../lib/load-chunk.ts'
import { ExpandableText } from '../../../ui/expandable-text.tsx'
import styles from './work-description.module.css'
import { sanitise, textOf } from './sanitise.ts'

/** The text about a work, cleaned once more before it goes into the page. */
export function WorkDescription({ html }: { html: string }) {
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

/** The cleaned HTML, or null while the cleaner loads or where it cannot be loaded. */
function useSanitised(html: string): string | null {
  const [clean, setClean] = useState<{ of: string; html: string }>()
  useEffect(() => {
    let wanted = true
    const run = async () => {
      const { default: purifier } = await loadChunk(() => import('dompurify'))
      if (wanted) setClean({ of: html, html: sanitise(purifier, html) })
    }
    // Without the cleaner the bare text stays: nothing is lost but its form.
    run().catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [html])
  return clean?.of === html ? clean.html : null
}
