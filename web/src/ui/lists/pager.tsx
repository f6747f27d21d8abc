import { uiTexts } from '@medley/texts/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { announce } from '../feedback/announcement-store.ts'
import { IconButton } from '../forms/icon-button.tsx'
import { pagerItems } from './pager-items.ts'
import styles from './pager.module.css'

type PagerProps = {
  /** From 1. */
  page: number
  pageCount: number
  onPage: (page: number) => void
  label?: string
}

/** Page numbers: first, last and two on either side of the current one. Renders nothing for a single page. */
export function Pager({ page, pageCount, onPage, label = uiTexts.pages }: PagerProps) {
  if (pageCount <= 1) return null
  const choose = (next: number) => {
    onPage(next)
    announce(uiTexts.pageOf({ page: next, pages: pageCount }))
  }
  return (
    <nav className={styles['pager']} aria-label={label}>
      <IconButton
        label={uiTexts.previousPage}
        icon={<ChevronLeft />}
        aria-disabled={page <= 1}
        onClick={() => choose(page - 1)}
      />
      <ol role="list" className={styles['pages']}>
        {pagerItems(page, pageCount).map((item) =>
          'page' in item ? (
            <li key={item.page}>
              <button
                type="button"
                className={styles['page']}
                aria-label={uiTexts.page({ page: item.page })}
                aria-current={item.page === page ? 'page' : undefined}
                onClick={() => choose(item.page)}
              >
                {item.page}
              </button>
            </li>
          ) : (
            <li key={`gap-${item.gapAfter}`} className={styles['gap']} aria-hidden="true">
              …
            </li>
          ),
        )}
      </ol>
      <IconButton
        label={uiTexts.nextPage}
        icon={<ChevronRight />}
        aria-disabled={page >= pageCount}
        onClick={() => choose(page + 1)}
      />
    </nav>
  )
}
