import { isEqual } from '@busbar/contract'
import { useRef, useState } from 'react'
import { moveItem } from '../forms/move-item.ts'
import { type EditedBlock, emptyBlock, newKey } from './block-parts.ts'

/**
 * The blocks, each the same object as before unless it has changed: some forms copy all of them at every key, and a
 * block that is a new object is shown anew.
 */
export function useSteadyBlocks(value: EditedBlock[]) {
  const before = useRef<ReadonlyMap<string, EditedBlock>>(new Map())
  const steady = value.map((block) => {
    const known = before.current.get(block.key)
    return known && isEqual(known, block) ? known : block
  })
  before.current = new Map(steady.map((block) => [block.key, block]))
  return steady
}

/** How many steps can be undone. */
const undoSteps = 50

/** What can be done with a list of blocks. Typing in one is its form's own matter; the rest can be undone. */
export function useBlocks(value: EditedBlock[], onChange: (blocks: EditedBlock[]) => void) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [undoable, setUndoable] = useState<EditedBlock[][]>([])
  // Those who type into a block must not be shown anew because another one changed.
  const latest = useRef(value)
  latest.current = value
  const onChangeRef = useRef(onChange)
  onChangeRef.current = onChange

  const [actions] = useState(() => {
    const put = (blocks: EditedBlock[]) => {
      latest.current = blocks
      onChangeRef.current(blocks)
    }
    const restructure = (blocks: EditedBlock[]) => {
      const before = latest.current
      setUndoable((steps) => [...steps, before].slice(-undoSteps))
      put(blocks)
    }
    const placeOf = (key: string) => latest.current.findIndex((block) => block.key === key)
    const unfold = (key: string, isOpen: boolean) =>
      setOpen((keys) => {
        const next = new Set(keys)
        if (isOpen) next.add(key)
        else next.delete(key)
        return next
      })
    return {
      unfold,
      change(key: string, field: string, fieldValue: unknown) {
        put(latest.current.map((block) => (block.key === key ? { ...block, [field]: fieldValue } : block)))
      },
      add(type: EditedBlock['type'], place: number) {
        const block = emptyBlock(type)
        restructure(latest.current.toSpliced(place, 0, block))
        unfold(block.key, true)
        return block.key
      },
      duplicate(key: string) {
        const at = placeOf(key)
        const copy = { ...(latest.current[at] as EditedBlock), key: newKey() }
        restructure(latest.current.toSpliced(at + 1, 0, copy))
      },
      remove(key: string) {
        restructure(latest.current.filter((block) => block.key !== key))
      },
      /** Tells where it is then, and among how many. */
      move(key: string, to: number) {
        const at = placeOf(key)
        const moved = moveItem(latest.current, at, to)
        const isMoved = moved !== latest.current
        if (isMoved) restructure(moved)
        return { isMoved, place: isMoved ? to : at, count: moved.length }
      },
      placeOf,
    }
  })
  return {
    actions,
    open,
    undo:
      undoable.length > 0
        ? () => {
            onChange(undoable.at(-1) as EditedBlock[])
            setUndoable(undoable.slice(0, -1))
          }
        : undefined,
  }
}

export type BlockActions = ReturnType<typeof useBlocks>['actions']
