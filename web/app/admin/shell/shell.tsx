import { texts, type Viewer } from '@busbar/contract'
import { ActionIcon, AppShell, Group } from '@mantine/core'
import { useDisclosure, useLocalStorage } from '@mantine/hooks'
import { IconExternalLink, IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, redirect } from 'react-router'
import { currentUser, useTokenOwner } from '../api/account/session.ts'
import { useLive } from '../api/live.ts'
import { UnsavedGuards } from '../forms/unsaved-guard.tsx'
import { isSameScreen } from '../navigation.ts'
import { useBrandedTab } from '../parts/company-brand.tsx'
import { CurrentUser } from '../parts/current-user.ts'
import { Failure } from '../parts/failure.tsx'
import { Drawer } from '../parts/layers.tsx'
import { Providers } from '../parts/providers/providers.tsx'
import { ResponsiveButton } from '../parts/responsive-button.tsx'
import { screenMeta } from '../parts/screen/screen-meta.ts'
import { Splash } from '../parts/screen/splash.tsx'
import { BackToSetup } from '../setup/back-to-setup.tsx'
import { signInUrl } from '../sign-in/return-url.ts'
import type { Route } from './+types/shell.ts'
import { NotificationsMenu } from './notifications-menu.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'
import { SearchEverything } from './search-everything.tsx'
import { SessionDialog } from './session-dialog.tsx'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { useSecondFactorGate } from './use-second-factor-gate.ts'
import { UserMenu } from './user-menu.tsx'

export const meta = () => screenMeta(texts.admin.title)

// Few ever meet it.
const SecondFactorGate = lazy(() => import('./second-factor-gate.tsx'))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentUser()
  if (!user) throw redirect(signInUrl(new URL(request.url)))
  return user
}
clientLoader.hydrate = true as const

/** Checked on entry only: when a session ends later, a dialog says so and the screen stays. */
export function shouldRevalidate() {
  return false
}

export { Splash as HydrateFallback }

/** The frame around every screen, for signed-in users only. */
export default function Shell({ loaderData }: Route.ComponentProps) {
  const { user, hasEnded, otherUser } = useSessionOf(loaderData)
  const gate = useSecondFactorGate(user)
  const [isCollapsed, setCollapsed] = useLocalStorage({
    key: 'sidebar-collapsed',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const [isDrawerOpen, drawer] = useDisclosure()
  useBrandedTab()

  return (
    <Providers>
      <a className={styles.skip} href="#content">
        {texts.admin.skipToContent}
      </a>
      <AppShell
        layout="alt"
        header={{ height: 60 }}
        navbar={{
          width: isCollapsed ? 76 : 248,
          breakpoint: 'sm',
          collapsed: { mobile: true, desktop: gate.isClosed },
        }}
        classNames={{ main: styles.main, header: styles.header, navbar: styles.rail }}
        transitionDuration={150}
      >
        <AppShell.Header>
          <Group h="100%" px={{ base: 'sm', xs: 'lg' }} justify="space-between" wrap="nowrap" data-bar>
            {!gate.isClosed && (
              <ActionIcon hiddenFrom="sm" onClick={drawer.open} aria-label="Open menu">
                <IconMenu2 size={20} />
              </ActionIcon>
            )}
            {!gate.isClosed && <SearchEverything role={user.role} />}
            <Group gap="xs" wrap="nowrap" ml="auto" data-bar-end>
              <ResponsiveButton
                label={texts.admin.viewWebsite}
                icon={IconExternalLink}
                href="/"
                isSmallOnTablet
              />
              {!gate.isClosed && <NotificationsMenu />}
              <SchemeSwitch />
              <UserMenu user={user} />
            </Group>
          </Group>
        </AppShell.Header>
        {!gate.isClosed && (
          <AppShell.Navbar aria-label="Main">
            <Sidebar role={user.role} isCollapsed={isCollapsed} onToggle={() => setCollapsed(!isCollapsed)} />
          </AppShell.Navbar>
        )}
        <AppShell.Main id="content" tabIndex={-1}>
          <div className={styles.content}>
            <CurrentUser value={user}>
              {gate.isClosed ? (
                <Suspense>
                  <SecondFactorGate onSet={() => void gate.open()} />
                </Suspense>
              ) : (
                <UnsavedGuards isSameScreen={isSameScreen}>
                  <BackToSetup />
                  <Outlet />
                </UnsavedGuards>
              )}
            </CurrentUser>
          </div>
        </AppShell.Main>
      </AppShell>
      <Drawer
        opened={isDrawerOpen}
        onClose={drawer.close}
        hiddenFrom="sm"
        size={280}
        padding={0}
        withCloseButton={false}
        attributes={{ content: { 'aria-label': 'Menu' } }}
        classNames={{ content: styles.rail, body: styles.drawer }}
      >
        <nav aria-label="Menu">
          <Sidebar role={user.role} onChoose={drawer.close} onClose={drawer.close} />
        </nav>
      </Drawer>
      {!gate.isClosed && <Live />}
      <SessionDialog user={user} isOpen={hasEnded || otherUser !== undefined} otherUser={otherUser} />
    </Providers>
  )
}

/** Users who still have to set up a second factor get no live events. */
function Live() {
  useLive()
  return null
}

/** The user whom the screen was opened for, as they are now, and whether the stored token is still theirs. */
function useSessionOf(opened: Viewer) {
  const [known, setKnown] = useState(opened)
  const owner = useTokenOwner()
  const isOther = owner != null && owner._id !== known._id
  const user = owner && !isOther ? owner : known
  if (user !== known) setKnown(user)

  // Nothing of one user's screen may be left to another.
  useEffect(() => {
    if (isOther) window.location.reload()
  }, [isOther])

  return { user, hasEnded: owner === null, otherUser: isOther ? owner : undefined }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Providers>
      <main className={styles.failure}>
        <Failure
          isPage
          title={texts.site.somethingWrong}
          reason={error instanceof Error ? error.message : undefined}
          onRetry={() => window.location.reload()}
        />
      </main>
    </Providers>
  )
}
