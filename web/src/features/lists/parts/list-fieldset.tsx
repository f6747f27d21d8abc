import { listsTexts } from '@medley/texts/lists'
import { type SubmitEvent, useState } from 'react'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { tagsIn } from '../../../lib/tags.ts'
import type { ListFields } from '../lists.calls.ts'
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
        label={listsTexts.editor.title}
        value={fields.title}
        error={errorOf('title')}
        autoComplete="off"
        onChange={({ target }) => onField('title', target.value)}
      />
      <TextArea
        label={listsTexts.editor.description}
        rows={5}
        value={fields.description}
        error={errorOf('description')}
        onChange={({ target }) => onField('description', target.value)}
      />
      <TextField
        label={listsTexts.tags}
        hint={listsTexts.tagsHint}
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
          label={listsTexts.private}
          checked={fields.isPrivate}
          onChange={({ target }) => onField('isPrivate', target.checked)}
        />
        <p className={styles['hint']}>{listsTexts.editor.privateHint}</p>
        <Checkbox
          label={listsTexts.friendsOnly}
          checked={fields.isForFriends && !fields.isPrivate}
          disabled={fields.isPrivate}
          onChange={({ target }) => onField('isForFriends', target.checked)}
        />
        <p className={styles['hint']}>{listsTexts.editor.friendsHint}</p>
        <Checkbox
          label={listsTexts.ranked}
          checked={fields.isRanked}
          onChange={({ target }) => onField('isRanked', target.checked)}
        />
        <p className={styles['hint']}>{listsTexts.editor.rankedHint}</p>
      </div>
    </form>
  )
}
