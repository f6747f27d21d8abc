import { planTexts } from '@medley/texts/plan'
import typography from '../../../../ui/layout/typography.module.css'
import type { ImportFile, ListMeaning } from '@medley/contract/transfer/import-values'
import type { ImportDetails } from '@medley/contract/transfer/imports'
import { classNames } from '../../../../ui/layout/class-names.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { useImportStep } from '../../imports.calls.ts'
import { reportFailure } from '../confirmed-button.tsx'
import styles from '../imports.module.css'

/** Asks what each list is that may be the watchlist; in a written import only of those without an answer. */
export function ListQuestions({ details }: { details: ImportDetails }) {
  const asked = details.files.filter(({ listMeaning }) =>
    details.state === 'planned' ? listMeaning !== null : listMeaning === 'unclear',
  )
  return asked.map((file) => <ListQuestion key={file.id} details={details} file={file} />)
}

const meanings: readonly ListMeaning[] = ['saved', 'list']
const options = meanings.map((value) => ({ value, label: planTexts.listMeanings[value] }))

function ListQuestion({ details, file }: { details: ImportDetails; file: ImportFile }) {
  const { setListMeaning } = useImportStep(details.id)
  const choose = (listMeaning: ListMeaning) =>
    setListMeaning.mutate({ fileId: file.id, listMeaning }, { onError: reportFailure })
  const isOpen = file.listMeaning === 'unclear'
  return (
    <Card as="section" className={classNames(isOpen && styles['openQuestion'])}>
      <RadioGroup
        label={planTexts.listQuestion({ file: file.name })}
        options={options}
        value={file.listMeaning === 'unclear' ? null : file.listMeaning}
        onChoose={choose}
        disabled={setListMeaning.isPending}
      />
      <p className={typography['soft-small']}>{planTexts.listQuestionBody}</p>
    </Card>
  )
}
