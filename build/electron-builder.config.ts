import type { Configuration } from 'electron-builder';

/** How installers are made; `build/scripts/package.mjs` and the release workflow use it. */
const configuration: Configuration = {
  appId: 'org.muster-roll.app',
  productName: 'Muster Roll',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: filled in by electron-builder
  artifactName: '${name}-${version}-${os}-${arch}.${ext}',
  directories: { output: 'out/package', buildResources: 'build' },
  // Everything is bundled, so no package of npm goes along.
  files: [
    'out/electron/{main.js,preload.cjs}',
    'out/renderer/**',
    'out/cli/main.js',
    'out/cli/fonts/**',
    'data/**',
    'package.json',
    'LICENSE',
    '!**/*.map',
    '!node_modules',
  ],
  asar: true,
  npmRebuild: false,
  electronLanguages: ['en', 'en-US', 'en-GB', 'fr'],
  // What the program never needs is switched off in the executable itself.
  electronFuses: {
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  },
  fileAssociations: [
    {
      ext: 'muster',
      name: 'Muster Roll list',
      description: 'Army list of Muster Roll',
      mimeType: 'application/vnd.muster-roll+json',
      role: 'Editor',
    },
  ],
  linux: {
    target: ['AppImage', 'deb'],
    icon: 'build/icons',
    category: 'Game',
    synopsis: 'Army lists for miniature wargames',
    maintainer: 'The Muster Roll contributors',
    executableName: 'muster-roll',
  },
  win: { target: ['nsis', 'zip'], icon: 'build/icons/icon.ico' },
  nsis: { oneClick: false, perMachine: false, allowToChangeInstallationDirectory: true },
  mac: {
    target: ['dmg', 'zip'],
    icon: 'build/icons/icon.icns',
    category: 'public.app-category.utilities',
    darkModeSupport: true,
  },
  publish: null,
};

export default configuration;
