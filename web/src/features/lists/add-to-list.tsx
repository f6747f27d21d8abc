import type { WorkRef } from '@medley/contract/shapes'
import { ListPlus } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import { Hint } from '../../ui/overlays/hint.tsx'
import { LazyItems } from '../../ui/overlays/lazy-items.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { useLazyDialog } from '../../ui/overlays/use-lazy-dialog.ts'
import { useMember } from '../sessions/session.ts'
import { visitorTexts } from '../sessions/visitors.messages.ts'
import { addToListTexts as texts } from './add-to-list.messages.ts'

type AddToListProps = { work: WorkRef }

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
  const newList = useLazyDialog(loadWindow, {
    name: 'The window for a new list',
    failed: texts.failed,
  })
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button id={buttonId} kind="quiet" icon={<ListPlus aria-hidden="true" />}>
            {texts.addToList}
          </Button>
        }
      >
        <LazyItems
          load={loadItems}
          items={{ username, work, onNewList: newList.open }}
          failed={texts.failed}
        />
      </Menu>
      {newList.Component && (
        <newList.Component
          key={newList.opening}
          open={newList.isOpen}
          work={work}
          openerId={buttonId}
          onClose={newList.close}
        />
      )}
    </>
  )
}

async function loadItems() {
  return (await import('./parts/own-list-items.tsx')).OwnListItems
}

async function loadWindow() {
  return (await import('./parts/new-list-window.tsx')).NewListWindow
}
