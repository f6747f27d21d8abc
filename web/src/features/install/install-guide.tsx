import { Button } from '../../ui/forms/button.tsx'
import { type DeviceKind, deviceOf } from './device.rules.ts'
import { deviceTexts, installTexts as texts } from './install.messages.ts'
import { useInstallPrompt } from './use-install-prompt.ts'

const devices: readonly DeviceKind[] = ['apple', 'android', 'mac', 'computer']

/** How to put the product on the home screen: of this device first, then of others. */
export function InstallGuide() {
  const { ask, isInstalled } = useInstallPrompt()
  const own = deviceOf(navigator.userAgent, navigator.maxTouchPoints)
  return (
    <>
      <p>{texts.lead}</p>
      <h2>{texts.thisDevice}</h2>
      {isInstalled && <p>{texts.installed}</p>}
      {ask && (
        <p>
          <Button onClick={ask}>{texts.install}</Button>
        </p>
      )}
      {!isInstalled && <Steps device={own} />}
      <h2>{texts.otherDevices}</h2>
      {devices
        .filter((device) => device !== own)
        .map((device) => (
          <section key={device} aria-label={deviceTexts[device].name}>
            <h3>{deviceTexts[device].name}</h3>
            <Steps device={device} />
          </section>
        ))}
    </>
  )
}

function Steps({ device }: { device: DeviceKind }) {
  return (
    <ol>
      {deviceTexts[device].steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
