import { installTexts } from '@medley/texts/install'
import { Button } from '../../ui/forms/button.tsx'
import { type DeviceKind, deviceOf } from './device.rules.ts'
import { useInstallPrompt } from './use-install-prompt.ts'

const devices: readonly DeviceKind[] = ['apple', 'android', 'mac', 'computer']

/** How to put the product on the home screen: of this device first, then of others. */
export function InstallGuide() {
  const { ask, isInstalled } = useInstallPrompt()
  const own = deviceOf(navigator.userAgent, navigator.maxTouchPoints)
  return (
    <>
      <p>{installTexts.lead}</p>
      <h2>{installTexts.thisDevice}</h2>
      {isInstalled && <p>{installTexts.installed}</p>}
      {ask && (
        <p>
          <Button onClick={ask}>{installTexts.install}</Button>
        </p>
      )}
      {!isInstalled && <Steps device={own} />}
      <h2>{installTexts.otherDevices}</h2>
      {devices
        .filter((device) => device !== own)
        .map((device) => (
          <section key={device} aria-label={installTexts.device[device].name}>
            <h3>{installTexts.device[device].name}</h3>
            <Steps device={device} />
          </section>
        ))}
    </>
  )
}

function Steps({ device }: { device: DeviceKind }) {
  return (
    <ol>
      {installTexts.device[device].steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
