import { EditorForm } from './parts/editor-form.tsx'
import { EditorSkeleton } from './parts/list-skeletons.tsx'
import type { EditableContent } from './lists.calls.ts'

/** The editor of a list; a skeleton until its content has come. */
export function ListEditor({ content }: { content: EditableContent | undefined }) {
  return content ? <EditorForm content={content} /> : <EditorSkeleton />
}
