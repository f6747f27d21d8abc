import { type SubmitEvent, useState } from 'react'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { tagsIn } from '../../../lib/tags.ts'
import type { ListFields } from '../lists.calls.ts'
import { listTexts as texts, editorTexts } from '../lists.messages.ts'
import styles from './editor-form.module.css'
import type { DraftFields, ListDraft } from './use-list-draft.ts'

type ListFieldsetProps = {
  id: string
  fields: DraftFields
  onField: ListDraft['setField']
  errorOf: (field: keyof ListFields) => string | undefined
  onSubmit: () => void
}

/** Title, description, tags and the two checkboxes. The server validates lengths. */
export function ListFieldset({ id, fields, onField, errorOf, onSubmit }: ListFieldsetProps) {
  const [tagText, setTagText] = useState(fields.tags.join(', '))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form id={id} className={styles['fields']} onSubmit={submit} noValidate>
      <TextField
        label={editorTexts.title}
        value={fields.title}
        error={errorOf('title')}
        autoComplete="off"
        onChange={({ target }) => onField('title', target.value)}
      />
      <TextArea
        label={editorTexts.description}
        rows={5}
        value={fields.description}
        error={errorOf('description')}
        onChange={({ target }) => onField('description', target.value)}
      />
      <TextField
        label={texts.tags}
        hint={texts.tagsHint}
        value={tagText}
        error={errorOf('tags')}
        autoComplete="off"
        onChange={({ target }) => {
          setTagText(target.value)
          onField('tags', tagsIn(target.value))
        }}
      />
      <div>
        <Checkbox
          label={texts.private}
          checked={fields.isPrivate}
          onChange={({ target }) => onField('isPrivate', target.checked)}
        />
        <p className={styles['hint']}>{editorTexts.privateHint}</p>
        <Checkbox
          label={texts.friendsOnly}
          checked={fields.isForFriends && !fields.isPrivate}
          disabled={fields.isPrivate}
          onChange={({ target }) => onField('isForFriends', target.checked)}
        />
        <p className={styles['hint']}>{editorTexts.friendsHint}</p>
        <Checkbox
          label={texts.ranked}
          checked={fields.isRanked}
          onChange={({ target }) => onField('isRanked', target.checked)}
        />
        <p className={styles['hint']}>{editorTexts.rankedHint}</p>
      </div>
    </form>
  )
}
