import { planTexts } from '@medley/texts/plan'
import { useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { fetchItems } from '../imports.calls.ts'
import { reportFailure } from './confirmed-button.tsx'
import { toCsv } from './left-out-csv.ts'

/** Downloads what an import left out as a CSV file. */
export function RestButton({ id }: { id: number }) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const table = toCsv(await fetchItems(id, ['choice', 'withLeftOut']))
      saveFile(new File([table], `medley-import-${id}-left-out.csv`, { type: 'text/csv' }))
    } catch (error) {
      reportFailure(error)
    }
    setBusy(false)
  }
  return (
    <Button kind="quiet" loading={busy} onClick={() => void download()}>
      {planTexts.end.download}
    </Button>
  )
}
