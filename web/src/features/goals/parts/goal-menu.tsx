import { goalsTexts } from '@medley/texts/goals'
import type { Goal } from '@medley/contract/library/goals'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { useLazyDialog } from '../../../ui/overlays/use-lazy-dialog.ts'
import { nameOfGoal } from '../goal-words.ts'
import { useRemoveGoal } from '../goals.calls.ts'

/** Changes or removes one's own goal. */
export function GoalMenu({ goal }: { goal: Goal }) {
  const remove = useRemoveGoal()
  const window = useLazyDialog(loadWindow, {
    name: 'The window to change a goal',
    failed: goalsTexts.goalPage.windowFailed,
  })
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={goalsTexts.goalPage.more({ goal: nameOfGoal(goal) })}
            icon={<Ellipsis />}
          />
        }
      >
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={window.open}>
          {goalsTexts.goalPage.change}
        </MenuItem>
        <MenuItem
          icon={<Trash2 aria-hidden="true" />}
          danger
          onSelect={() => remove.mutate(goal.id)}
        >
          {goalsTexts.goalPage.remove}
        </MenuItem>
      </Menu>
      {window.Component && (
        <window.Component
          key={window.opening}
          open={window.isOpen}
          goal={goal}
          onClose={window.close}
        />
      )}
    </>
  )
}

async function loadWindow() {
  return (await import('./edit-goal-window.tsx')).EditGoalWindow
}
