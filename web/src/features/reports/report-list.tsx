import { reportsTexts } from '@medley/texts/reports'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import { useMember } from '../sessions/session.ts'
import { ReportPopup } from './report-popup.tsx'

/** Button that reports a list; renders nothing for visitors. */
export function ReportList({ id }: { id: number }) {
  const member = useMember()
  const [isOpen, setIsOpen] = useState(false)
  if (!member) return null
  return (
    <>
      <Button kind="quiet" icon={<Flag aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {reportsTexts.titles.list}
      </Button>
      <ReportPopup open={isOpen} type="list" itemId={id} onClose={() => setIsOpen(false)} />
    </>
  )
}
