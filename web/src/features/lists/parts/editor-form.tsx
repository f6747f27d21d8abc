import { listsTexts } from '@medley/texts/lists'
import { titled } from '../../../product.ts'
import { useNavigate } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { type EditableContent, forgetList, refetchList } from '../lists.calls.ts'
import { DeleteList } from './delete-list.tsx'
import { EditableEntries } from './editable-entries.tsx'
import styles from './editor-form.module.css'
import { ListFieldset } from './list-fieldset.tsx'
import { useListDraft } from './use-list-draft.ts'
import { useSave } from './use-save.ts'
import { useUnsavedChangesPrompt } from '../../../ui/forms/use-unsaved-changes-prompt.tsx'
import { isEditQuery } from '../list-address.ts'
import { isOwnerNow } from '../../sessions/own-username.ts'

const formId = 'list-fields'

/** Fields and works of a list; Save sends the changes, Cancel discards them. */
export function EditorForm({ content }: { content: EditableContent }) {
  const { list } = content
  const { username } = list.owner
  const navigate = useNavigate()
  const draft = useListDraft(content)
  const { save, isSaving, errorOf } = useSave(content, draft)
  const { question, letGo } = useLeaveList(username)
  const leaveTo = (path: string) => {
    letGo()
    navigate(path, { replace: true })
  }
  const submit = async () => {
    if (isSaving || !(await save())) return
    await refetchList(list)
    leaveTo(paths.list(username, list.id))
  }
  // A save that failed halfway may still have changed the list.
  const cancel = () => {
    void forgetList(list)
    leaveTo(paths.list(username, list.id))
  }
  return (
    <>
      <title>{titled(listsTexts.editor.documentTitle({ title: list.title }))}</title>
      <div className={styles['bar']}>
        <h1 className={styles['heading']}>{listsTexts.editor.heading}</h1>
        <Button kind="quiet" onClick={cancel}>
          {listsTexts.cancel}
        </Button>
        <Button type="submit" form={formId} loading={isSaving}>
          {listsTexts.editor.save}
        </Button>
      </div>
      <div className={styles['columns']} inert={isSaving}>
        <div className={styles['side']}>
          <ListFieldset
            id={formId}
            fields={draft.fields}
            onField={draft.setField}
            errorOf={errorOf}
            onSubmit={() => void submit()}
          />
          <DeleteList list={list} onDeleted={() => leaveTo(paths.lists(username))} />
        </div>
        <EditableEntries listId={list.id} draft={draft} />
      </div>
      {draft.unloadedCount > 0 && (
        <p className={styles['note']}>{listsTexts.unloaded({ count: draft.unloadedCount })}</p>
      )}
      {question}
    </>
  )
}

/** Asks for confirmation before the owner leaves the list editor for another screen or closes the page. */
function useLeaveList(owner: string) {
  return useUnsavedChangesPrompt({
    prompt: listsTexts.leaveQuestion,
    loses: (current, next) => {
      const isSameEditor =
        current.pathname === next.pathname && isEditQuery(new URLSearchParams(next.search))
      return isOwnerNow(owner) && !isSameEditor
    },
    asksBeforeUnload: true,
  })
}
