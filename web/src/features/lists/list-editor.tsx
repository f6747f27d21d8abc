import { EditorForm } from './parts/editor-form.tsx'
import { EditorSkeleton } from './parts/list-skeletons.tsx'
import type { EditableContent } from './lists.calls.ts'

/** The list editor; a skeleton until the content has loaded. */
export function ListEditor({ content }: { content: EditableContent | undefined }) {
  return content ? <EditorForm content={content} /> : <EditorSkeleton />
}
