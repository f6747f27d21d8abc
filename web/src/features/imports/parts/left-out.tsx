import { planTexts } from '@medley/texts/plan'
import layout from '../../../ui/layout/layout.module.css'
import type { ImportDetails } from '@medley/contract/transfer/imports'
import { useId, useState } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { reasonWords } from '../import-words.ts'
import styles from './imports.module.css'
import type { ItemFilter } from '../imports.calls.ts'
import { PlanItems } from './plan/plan-items.tsx'
import { RestButton } from './rest-button.tsx'

/** How many rows a written import left out, and why; renders nothing without any. */
export function LeftOut({ details }: { details: ImportDetails }) {
  const { rows, items, leftOut } = details
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  if (rows.leftOut + items.choice === 0) return null
  const others = rows.leftOut - leftOut.reduce((sum, reason) => sum + reason.rows, 0)
  const filters: ItemFilter[] = [
    ...(rows.leftOut > 0 ? (['withLeftOut'] as const) : []),
    ...(items.choice > 0 ? (['choice'] as const) : []),
  ]
  return (
    <div className={styles['tight']}>
      {rows.leftOut > 0 && <p>{planTexts.end.rowsLeftOut({ count: rows.leftOut })}</p>}
      {rows.leftOut > 0 && (
        <ul className={styles['reasons']}>
          {leftOut.map((reason, index) => (
            <li key={index}>
              {planTexts.end.rowsWith({ count: reason.rows, reason: reasonWords(reason) })}
            </li>
          ))}
          {others > 0 && <li>{planTexts.end.otherReasons({ count: others })}</li>}
        </ul>
      )}
      <div className={layout['wrap-3']}>
        <Button
          kind="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? planTexts.end.hideLeftOut : planTexts.end.lookAtLeftOut}
        </Button>
        {isOpen && <RestButton id={details.id} />}
      </div>
      {isOpen && (
        <div id={id}>
          <PlanItems details={details} heading={planTexts.end.leftOut} filters={filters} />
        </div>
      )}
    </div>
  )
}
