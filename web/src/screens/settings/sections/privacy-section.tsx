import { settingsTexts } from '@medley/texts/settings'
import { BlockedPeople } from '../../../features/blocks/blocked-people.tsx'
import { MutedPeople } from '../../../features/mutes/muted-people.tsx'
import { AudienceSetting } from '../../../features/privacy-settings/audience-setting.tsx'
import { ViewAsSetting } from '../../../features/view-as/view-as-setting.tsx'
import { type CardSlot, inOrder } from '../../../slots.tsx'
import { CardLine, SettingsCardSlots } from '../parts/settings-card.tsx'

const slots = inOrder<CardSlot>(
  import.meta.glob<CardSlot>('../../../features/*/*.privacy-card.slot.ts', {
    eager: true,
    import: 'slot',
  }),
  [
    { order: 10, heading: settingsTexts.settingsPage.audience, Part: Audience },
    { order: 30, heading: settingsTexts.settingsPage.people, Part: People },
  ],
)

/** Visibility of the member, content they hide, and their part in others' recommendations. */
export function PrivacySection() {
  return <SettingsCardSlots slots={slots} />
}

function Audience() {
  return (
    <>
      <AudienceSetting />
      <ViewAsSetting />
    </>
  )
}

function People() {
  return (
    <>
      <MutedPeople />
      <CardLine />
      <BlockedPeople />
    </>
  )
}
