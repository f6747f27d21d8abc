import { addWorkTexts } from '@medley/texts/add-work'
import typography from '../../../ui/layout/typography.module.css'
import type { Medium } from '@medley/contract/values/medium'
import type { SearchItem } from '@medley/contract/values/shapes'
import { useId } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { WindowButtons } from '../../../ui/overlays/window-buttons.tsx'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { SendLetterButton } from '../../email-address/send-letter-button.tsx'
import { LikelyWorks } from '../../search/likely-works.tsx'
import { useSearchTerm } from '../../search/search-term.ts'
import { useAddWork } from '../add-work.calls.ts'
import type { TypedWork } from '../add-work.rules.ts'
import { AddWorkFields } from './add-work-fields.tsx'
import styles from './add-work-window.module.css'
import { startFields, toNewWork, type WorkFields } from './work-fields.ts'
import { placeFailure } from './place-failure.ts'

export type AddWorkWindowProps = {
  open: boolean
  /** The text that the form starts with. */
  typed: TypedWork
  mediums: readonly Medium[]
  onPick: (work: SearchItem) => void
  onClose: () => void
}

const doublesDelay = 400

/** Likely doubles, then the form of a new work, which is picked once it is added. */
export function AddWorkWindow({ open, typed, mediums, onPick, onClose }: AddWorkWindowProps) {
  const formId = useId()
  const form = useForm<WorkFields>({ defaultValues: startFields(typed, mediums[0] ?? 'film') })
  const { handleSubmit, formState, setError, control } = form
  const medium = useWatch({ control, name: 'medium' })
  const search = useSearchTerm(typed.title, doublesDelay)
  const addWork = useAddWork()
  const pick = (work: SearchItem) => {
    onClose()
    onPick(work)
  }
  const submit = handleSubmit(async (fields) => {
    try {
      const work = await addWork.mutateAsync(toNewWork(fields))
      showSnackbar({ text: addWorkTexts.added({ title: work.title }), kind: 'success' })
      pick(work)
    } catch (error) {
      placeFailure(error, setError)
    }
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={addWorkTexts.title}
      footer={
        <WindowButtons
          cancelLabel={addWorkTexts.cancel}
          onCancel={onClose}
          form={formId}
          loading={formState.isSubmitting}
        >
          {addWorkTexts.submit}
        </WindowButtons>
      }
    >
      <div className={styles['body']}>
        <p className={typography['soft']}>{addWorkTexts.intro}</p>
        <LikelyWorks
          heading={addWorkTexts.doubles}
          medium={medium}
          title={search.term}
          isSettled={search.isSettled}
          onPick={pick}
        />
        <FormProvider {...form}>
          <form
            id={formId}
            className={styles['form']}
            noValidate
            onSubmit={(event) => {
              // Keeps a form around the picker from being submitted as well.
              event.stopPropagation()
              void submit(event)
            }}
          >
            <AddWorkFields mediums={mediums} onTitle={search.setText} />
            {formState.errors.root && (
              <p role="alert" className={typography['error']}>
                {formState.errors.root.message}
              </p>
            )}
            {formState.errors.root?.type === 'unconfirmed' && (
              <div>
                <SendLetterButton />
              </div>
            )}
          </form>
        </FormProvider>
      </div>
    </Dialog>
  )
}
