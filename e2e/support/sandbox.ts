import { payPix as pay, readLedger, readSms } from '@/testing/sandbox';
import { readRun } from './run';

export const getLedger = () => readLedger(readRun(process.env));

export const getSms = () => readSms(readRun(process.env));

export const payPix = (txid: string) => pay(readRun(process.env), txid);
