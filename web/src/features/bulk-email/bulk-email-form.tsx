import { bulkEmailTexts } from '@medley/texts/bulk-email'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import { unsubscribePlaceholder } from '@medley/contract/limits'
import type { KeyboardEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '../../ui/forms/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useEmailAddress } from '../email-address/email-address.calls.ts'
import { useSendBulkEmail, useSendTest } from './bulk-email.calls.ts'
import { addressesOf, bulkEmailRules as rules } from './bulk-email.rules.ts'
import styles from './bulk-email-form.module.css'
import { type Letter, LetterPreview } from './parts/letter-preview.tsx'

interface Fields {
  recipients: string
  toAll: boolean
  subject: string
  htmlTemplate: string
  plaintextTemplate: string
}

const empty: Fields = {
  recipients: '',
  toAll: false,
  subject: '',
  htmlTemplate: '',
  plaintextTemplate: '',
}

const placeholderHint = (
  <>
    {bulkEmailTexts.placeholderHint.before}
    <code>{unsubscribePlaceholder}</code>
    {bulkEmailTexts.placeholderHint.after}
  </>
)

/** Admin form for an e-mail to one, several or all users. */
export function BulkEmailForm() {
  const { register, toAll, errors, canSend, sending, accepted, submit, letter, test } =
    useBulkEmailForm()
  /** Browsers ignore Enter while the submit button is disabled; this still validates the form. */
  const submitByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void submit()
  }
  return (
    <form className={layout['stack-4']} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={bulkEmailTexts.recipients}
        hint={bulkEmailTexts.recipientsHint}
        inputMode="email"
        autoComplete="off"
        onKeyDown={submitByEnter}
        disabled={toAll}
        error={toAll ? undefined : errors.recipients?.message}
        {...register('recipients', {
          validate: (list, all) => all.toAll || rules.recipients(list),
        })}
      />
      <Checkbox label={bulkEmailTexts.sendToAll} {...register('toAll', { deps: 'recipients' })} />
      <TextField
        label={bulkEmailTexts.subject}
        autoComplete="off"
        onKeyDown={submitByEnter}
        error={errors.subject?.message}
        {...register('subject', { validate: rules.subject })}
      />
      <TextArea
        label={bulkEmailTexts.htmlTemplate}
        hint={placeholderHint}
        rows={10}
        spellCheck={false}
        className={styles['code']}
        error={errors.htmlTemplate?.message}
        {...register('htmlTemplate', { validate: rules.template })}
      />
      <TextArea
        label={bulkEmailTexts.plaintextTemplate}
        hint={placeholderHint}
        rows={8}
        className={styles['code']}
        error={errors.plaintextTemplate?.message}
        {...register('plaintextTemplate', { validate: rules.template })}
      />
      <p className={typography['soft-small']}>{bulkEmailTexts.footerNote}</p>
      <LetterPreview {...letter} />
      <div className={styles['end']}>
        <Button
          kind="quiet"
          disabled={!test.isPossible}
          loading={test.isPending}
          onClick={test.send}
        >
          {bulkEmailTexts.sendTest}
        </Button>
        <Button type="submit" disabled={!canSend} loading={sending}>
          {bulkEmailTexts.send}
        </Button>
        <p role="status" className={typography['soft-small']}>
          {accepted === undefined ? '' : bulkEmailTexts.acceptedFor({ count: accepted })}
        </p>
      </div>
    </form>
  )
}

function useBulkEmailForm() {
  const mailing = useSendBulkEmail()
  const form = useForm<Fields>({ defaultValues: empty, mode: 'onChange' })
  const { register, handleSubmit, formState, control, reset } = form
  const [subject, htmlTemplate, plaintextTemplate] = useWatch({
    control,
    name: ['subject', 'htmlTemplate', 'plaintextTemplate'],
  })
  const letter = { subject, htmlTemplate, plaintextTemplate }
  const send = handleSubmit(
    ({ toAll, recipients, ...letter }) => {
      if (mailing.isPending) return
      mailing.mutate(
        { recipients: toAll ? 'all' : addressesOf(recipients), ...letter },
        { onSuccess: () => reset(empty) },
      )
    },
    () => showSnackbar({ text: bulkEmailTexts.invalidForm, kind: 'error' }),
  )
  return {
    register,
    toAll: useWatch({ control, name: 'toAll' }),
    errors: formState.errors,
    canSend: formState.isValid,
    sending: mailing.isPending,
    accepted: mailing.data?.accepted,
    submit: send,
    letter,
    test: useTestLetter(letter),
  }
}

/** Sends the letter as it is now to the admin alone. */
function useTestLetter(letter: Letter) {
  const { data: address } = useEmailAddress()
  const mailing = useSendTest()
  const isWhole =
    rules.subject(letter.subject) === true &&
    rules.template(letter.htmlTemplate) === true &&
    rules.template(letter.plaintextTemplate) === true
  return {
    isPossible: isWhole && address !== undefined,
    isPending: mailing.isPending,
    send: () => address && mailing.mutate({ recipients: [address.email], ...letter }),
  }
}
