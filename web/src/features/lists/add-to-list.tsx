import { ListPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { Hint } from '../../ui/overlays/hint.tsx'
import { LazyItems } from '../../ui/overlays/lazy-items.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { useLazyDialog } from '../../ui/overlays/use-lazy-dialog.ts'
import { useMember } from '../sessions/session.ts'
import { visitorTexts } from '../sessions/sessions.messages.ts'
import type { CoveredWork } from '../works/cover-props.ts'
import { addToListTexts as texts } from './lists.messages.ts'

type AddToListProps = { work: CoveredWork }

/** Menu that adds a work to the member's lists, removes it, or starts a list with it. */
export function AddToList({ work }: AddToListProps) {
  const member = useMember()
  if (member) return <ListsMenu username={member.username} work={work} />
  return (
    <Hint text={visitorTexts.logInToInteract}>
      <Button kind="quiet" icon={<ListPlus aria-hidden="true" />} aria-disabled>
        {texts.addToList}
      </Button>
    </Hint>
  )
}

function ListsMenu({ username, work }: AddToListProps & { username: string }) {
  const buttonId = useId()
  const { window, open } = useNewListWindow(buttonId)
  return (
    <>
      <OwnListsMenu id={buttonId} username={username} work={work} onNewList={open} />
      {window}
    </>
  )
}

type OwnListsMenuProps = AddToListProps & {
  id?: string
  username: string
  /** An icon alone. */
  compact?: boolean
  onNewList: (work: CoveredWork) => void
}

/** The menu without the window for a new list, which outlives a menu on a cover. */
export function OwnListsMenu({ compact = false, onNewList, ...props }: OwnListsMenuProps) {
  const { id, username, work } = props
  const trigger = compact ? (
    <IconButton label={texts.addNamed(work.title)} icon={<ListPlus />} />
  ) : (
    <Button id={id} kind="quiet" icon={<ListPlus aria-hidden="true" />}>
      {texts.addToList}
    </Button>
  )
  return (
    <Menu align="start" trigger={trigger}>
      <LazyItems
        load={loadItems}
        items={{ username, work, onNewList: () => onNewList(work) }}
        failed={texts.failed}
      />
    </Menu>
  )
}

/** The window for a new list with a work. The caller renders `window`. */
export function useNewListWindow(openerId?: string) {
  const [work, setWork] = useState<CoveredWork>()
  const { Component, isOpen, opening, ...dialog } = useLazyDialog(loadWindow, {
    name: 'The window for a new list',
    failed: texts.failed,
  })
  const open = (next: CoveredWork) => {
    setWork(next)
    dialog.open()
  }
  const window = Component && work && (
    <Component key={opening} open={isOpen} work={work} openerId={openerId} onClose={dialog.close} />
  )
  return { window, open }
}

async function loadItems() {
  return (await import('./parts/own-list-items.tsx')).OwnListItems
}

async function loadWindow() {
  return (await import('./parts/new-list-window.tsx')).NewListWindow
}
