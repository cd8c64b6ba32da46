import {
  type DrawerProps,
  Drawer as MantineDrawer,
  Modal as MantineModal,
  type ModalProps,
} from '@mantine/core'
import { useEffect, useRef } from 'react'

/** What lies over the page, the topmost last. One without `close` stays until it has been answered. */
type Layer = { close?: () => void }
const layers: Layer[] = []
const listeners = new Set<() => void>()

/** A window over the page. Esc closes the topmost one alone, where Mantine's own would close all of them. */
export function Modal({ closeOnEscape = true, ...props }: ModalProps) {
  useLayer(props.opened, closeOnEscape ? props.onClose : undefined)
  return <MantineModal {...props} closeOnEscape={false} />
}

/** A drawer over the page, with the same rule. */
export function Drawer(props: DrawerProps) {
  useLayer(props.opened, props.onClose)
  return <MantineDrawer {...props} closeOnEscape={false} />
}

/** Counts what is open as a layer. */
export function useLayer(isOpen: boolean, close?: () => void) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  const canClose = close !== undefined
  useEffect(() => {
    if (!isOpen) return
    return openLayer(canClose ? () => latest.current?.() : undefined)
  }, [isOpen, canClose])
}

/** The same for what is opened outside of React. Returns what takes the layer away again. */
export function openLayer(close?: () => void) {
  const layer = { close }
  if (layers.length === 0) window.addEventListener('keydown', closeTopmost, { capture: true })
  layers.push(layer)
  tell()
  return () => {
    const place = layers.indexOf(layer)
    if (place < 0) return
    layers.splice(place, 1)
    tell()
    if (layers.length === 0) window.removeEventListener('keydown', closeTopmost, { capture: true })
  }
}

/** Calls whenever a layer comes or goes. Returns what ends that. */
export function onLayers(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}

function closeTopmost(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing) return
  const target = event.target instanceof Element ? event.target : undefined
  // An open menu or list of choices closes itself first. Mantine marks them for this purpose.
  if (target?.closest('[data-mantine-stop-propagation]')) return
  // A menu that has just been opened does not have the focus yet: its button does.
  const opener = target?.closest<HTMLElement>('[aria-haspopup=menu][aria-expanded=true]')
  if (opener) opener.click()
  else layers.at(-1)?.close?.()
}
