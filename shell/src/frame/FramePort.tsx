import { createContext, type ReactNode, useContext } from 'react';
import type { Language, Path } from 'shared/contract';

/** What the frame's parts know about where the visitor is. */
export interface FramePort {
  readonly path: Path;
  switchLanguage(language: Language): void;
}

const FrameContext = createContext<FramePort | undefined>(undefined);

export function FrameProvider({ port, children }: { readonly port: FramePort; readonly children: ReactNode }) {
  return <FrameContext value={port}>{children}</FrameContext>;
}

export function useFrame(): FramePort {
  const port = useContext(FrameContext);
  if (!port) throw new Error('A part of the frame stands outside of it. Put it below <FrameProvider>.');
  return port;
}
