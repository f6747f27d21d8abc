/** Read by Capacitor's command line, which puts `dist-mobile` into the projects for Android and iOS. */
const config = {
  appId: 'example.medley',
  appName: 'Medley',
  webDir: 'dist-mobile',
  backgroundColor: '#f8faf7',
}

export default config
