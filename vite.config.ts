import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoadGroups } from './scripts/first-load.ts'
import { precompress } from './scripts/precompress.ts'
import { drawnIcons } from './scripts/drawn-icons.ts'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [drawnIcons(import.meta.dirname), react(), tailwind()],
  // The content policy knows no data: fonts, so nothing is inlined.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Nobody who only starts Hanap wants to know how long the bundler's parts took.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  builder: {
    sharedConfigBuild: true,
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment)
      await precompress('dist/client')
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { output: { codeSplitting: { groups: firstLoadGroups(import.meta.dirname) } } },
      },
    },
    ssr: {
      // The bundle carries what it renders with: a production install needs no package of the browser's. While developing
      // Node loads packages itself, because React is written for that; only the icons are drawn here as there.
      resolve: { noExternal: command === 'build' ? true : ['lucide-react'] },
      build: { outDir: 'dist/server', copyPublicDir: false, rolldownOptions: { input: 'src/web/entry-server.tsx' } },
    },
  },
}))
