import layout from '../ui/layout/layout.module.css'
import { Bell, Bookmark, LogOut, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/forms/button.tsx'
import { Confirmation } from '../ui/overlays/confirmation.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Drawer } from '../ui/overlays/drawer.tsx'
import { Menu, MenuItem, MenuLine } from '../ui/overlays/menu.tsx'
import { Popover } from '../ui/overlays/popover.tsx'
import { showSnackbar } from '../ui/feedback/snackbar-store.ts'
import { TenStars } from '../ui/ratings/ten-stars.tsx'
import { TextArea } from '../ui/forms/text-area.tsx'
import { TextField } from '../ui/forms/text-field.tsx'
import styles from './kitchen.module.css'

const nothing = () => undefined
const long =
  'Your review could not be posted because the connection was lost on the way. It is still here.'

export function WindowsSection() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'question'>()
  const close = () => setOpen(undefined)
  return (
    <section className={styles['section']} id="windows">
      <h2>Windows</h2>
      <div className={layout['wrap-line-3']}>
        <Button kind="quiet" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button kind="quiet" onClick={() => setOpen('drawer')}>
          Drawer
        </Button>
        <Button kind="quiet" onClick={() => setOpen('question')}>
          Confirmation
        </Button>
        <Menu trigger={<Button kind="quiet">Menu</Button>} align="start">
          <MenuItem icon={<Bell />} onSelect={nothing}>
            Notifications
          </MenuItem>
          <MenuItem icon={<Bookmark />} onSelect={nothing} disabled>
            Saved for Later
          </MenuItem>
          <MenuItem icon={<LogOut />} onSelect={nothing}>
            Logout
          </MenuItem>
          <MenuLine />
          <MenuItem icon={<Trash2 />} onSelect={nothing} danger>
            Delete
          </MenuItem>
        </Menu>
        <Popover label="Log in" align="start" trigger={<Button kind="quiet">Popover</Button>}>
          <TextField label="Username or e-mail" />
        </Popover>
        {(['success', 'warning', 'error'] as const).map((kind) => (
          <Button key={kind} kind="quiet" onClick={() => showSnackbar({ kind, text: `A ${kind}` })}>
            {kind}
          </Button>
        ))}
        <Button
          kind="quiet"
          onClick={() => showSnackbar({ kind: 'error', text: long, timeout: 9000 })}
        >
          long error
        </Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="New Post"
        footer={<Button>Post</Button>}
      >
        <div className={styles['section']}>
          <TenStars label="Your rating" value={7} onChoose={nothing} />
          <TextArea label="Review" rows={8} />
        </div>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Edit Favorites">
        <p>No Favorite Set</p>
      </Drawer>
      <Confirmation
        open={open === 'question'}
        prompt="Are you sure you want to delete this review?"
        body="It cannot be brought back."
        confirmLabel="Delete"
        cancelLabel="Cancel"
        danger
        onConfirm={close}
        onCancel={close}
      />
    </section>
  )
}
