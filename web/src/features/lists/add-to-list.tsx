import { listsTexts } from '@medley/texts/lists'
import { Ellipsis, ListPlus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { LazyItems } from '../../ui/overlays/lazy-items.tsx'
import { Menu, MenuGroup, MenuLine } from '../../ui/overlays/menu.tsx'
import { useLazyDialog } from '../../ui/overlays/use-lazy-dialog.ts'
import type { CoveredWork } from '../works/cover-props.ts'

type ListedProps = { work: CoveredWork }
type AddToListProps = ListedProps & {
  username: string
  /** Accessible label of the button. */
  label: string
  /** Menu items above the lists. */
  children?: ReactNode
}

/** Menu that adds a work to the member's lists, removes it, or starts a list with it. */
export function AddToList({ username, work, label, children }: AddToListProps) {
  const buttonId = useId()
  const { window, open } = useNewListWindow(buttonId)
  return (
    <>
      <Menu trigger={<IconButton id={buttonId} label={label} icon={<Ellipsis />} />}>
        {children}
        {children && <MenuLine />}
        <ListItems username={username} work={work} onNewList={open} />
      </Menu>
      {window}
    </>
  )
}

type ListItemsProps = ListedProps & {
  username: string
  onNewList: (work: CoveredWork) => void
}

/** The menu without the window for a new list, which outlives a menu on a cover. */
export function OwnListsMenu(props: ListItemsProps) {
  const trigger = (
    <Button kind="quiet" icon={<ListPlus aria-hidden="true" />}>
      {listsTexts.addToList.addToList}
    </Button>
  )
  return (
    <Menu align="start" trigger={trigger}>
      <OwnItems {...props} />
    </Menu>
  )
}

/** The items of a menu that adds a work to lists, under a heading. */
export function ListItems(props: ListItemsProps) {
  return (
    <MenuGroup label={listsTexts.addToList.addToList}>
      <OwnItems {...props} />
    </MenuGroup>
  )
}

function OwnItems({ username, work, onNewList }: ListItemsProps) {
  return (
    <LazyItems
      load={loadItems}
      items={{ username, work, onNewList: () => onNewList(work) }}
      failed={listsTexts.addToList.failed}
    />
  )
}

/** The window for a new list with a work. The caller renders `window`. */
export function useNewListWindow(openerId?: string) {
  const [work, setWork] = useState<CoveredWork>()
  const { Component, isOpen, opening, ...dialog } = useLazyDialog(loadWindow, {
    name: 'The window for a new list',
    failed: listsTexts.addToList.failed,
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
