import { lazy } from 'react';
import type * as otherMethods from './otherMethods';

type OtherMethods = typeof otherMethods;

export const loadOtherMethods = () => import('./otherMethods');

/** A component of the methods that few buyers choose. It comes when it is first drawn. */
export const otherMethod = <Name extends keyof OtherMethods>(name: Name) =>
  lazy(async () => ({ default: (await loadOtherMethods())[name] }));
