import { useState } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { fetchItems } from '../imports.calls.ts'
import { tellFailure } from './asked-button.tsx'
import { toCsv } from './left-out-csv.ts'
import { endTexts } from '../import-end.messages.ts'

/** Downloads what an import left out as a CSV file. */
export function RestButton({ id }: { id: number }) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      save(`medley-import-${id}-left-out.csv`, toCsv(await fetchItems(id, ['choice', 'leftOut'])))
    } catch (error) {
      tellFailure(error)
    }
    setBusy(false)
  }
  return (
    <Button kind="quiet" loading={busy} onClick={() => void download()}>
      {endTexts.download}
    </Button>
  )
}

function save(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
