import type { Contract, RouteName } from '@nexus/domain/contract/index';
import type { Handler } from '../call';
import { readDashboard } from './admin/read-dashboard';
import { readStaffSelf } from './admin/read-staff-self';
import { createSession } from './auth/create-session';
import { createStaffSession } from './auth/create-staff-session';
import { finishLinkedin } from './auth/finish-linkedin';
import { readDraftKey } from './auth/read-draft-key';
import { signOut } from './auth/sign-out';
import { forgotPassword, setPassword } from './auth/staff-password';
import { startLinkedin } from './auth/start-linkedin';
import { readCalendar, readEventFile, readMemberCalendar } from './calendars/calendars';
import { endOwnCalendar, readOwnCalendar, renewOwnCalendar } from './calendars/own-calendar';
import {
  activateMissionVision,
  bulkContent,
  continueBulk,
  importContent,
  leaveBulk,
  listBulk,
  orderContent,
} from './content/content-together';
import {
  applyToAttend,
  changeApplication,
  giveBack,
  listApplications,
  listOwnEvents,
  readEventForMembers,
} from './events/attend';
import { confirmSubscription, unsubscribe } from './forms/change-subscription';
import { submitApplication } from './forms/submit-application';
import { subscribe } from './forms/subscribe';
import { listActivity, listBin, restoreFromBin, restoreVersion, undoActivity } from './history/activity';
import { notePresence } from './history/presence';
import { cancelSchedule, listSchedule, scheduleChange } from './history/schedule';
import {
  changeSubmission,
  countWaiting,
  inviteApplicant,
  listSubmissions,
  listSubscribers,
  replyToSubmission,
} from './inbox/submissions';
import { decideJoinRequest } from './join-requests/decide-join-request';
import { listJoinRequests, listQueue } from './join-requests/list-join-requests';
import { requestToJoin } from './join-requests/request-to-join';
import { chooseMails, endMails, seeMails } from './mails/mail-choices';
import { listPictures, removePicture, replacePicture, sweepPictures } from './media/library';
import { serveCard } from './media/serve-card';
import { servePicture } from './media/serve-picture';
import { uploadPicture } from './media/upload-picture';
import { confirmAddress, resendConfirmation, takeBackAddress } from './members/address';
import { changeMember } from './members/change-member';
import { createMember } from './members/create-member';
import { copyLinkedinPicture } from './members/copy-linkedin-picture';
import { listMembers } from './members/list-members';
import { downloadData, forgetWanted, leave } from './members/personal-data';
import { readMember } from './members/read-member';
import { changeStaff, endStaffSessions, inviteStaff, listStaff, resendInvitation } from './staff/staff';
import { health } from './site/health';
import { readClientConfig } from './site/read-client-config';
import { readHome } from './site/read-home';
import { reportCrash } from './site/report-crash';

/** A handler for every row of the contract; leaving one out does not compile. */
export const handlers: { [Name in RouteName]: Handler<Contract[Name]> } = {
  health,
  readClientConfig,
  readHome,
  reportCrash,
  startLinkedin,
  finishLinkedin,
  createSession,
  createStaffSession,
  forgotPassword,
  setPassword,
  readDraftKey,
  signOut,
  listMembers,
  readMember,
  createMember,
  changeMember,
  resendConfirmation,
  takeBackAddress,
  confirmAddress,
  copyLinkedinPicture,
  downloadData,
  forgetWanted,
  leave,
  listJoinRequests,
  listQueue,
  requestToJoin,
  decideJoinRequest,
  readEventForMembers,
  applyToAttend,
  giveBack,
  listOwnEvents,
  readCalendar,
  readEventFile,
  readMemberCalendar,
  readOwnCalendar,
  renewOwnCalendar,
  endOwnCalendar,
  chooseMails,
  endMails,
  seeMails,
  submitApplication,
  subscribe,
  confirmSubscription,
  unsubscribe,
  uploadPicture,
  listPictures,
  removePicture,
  replacePicture,
  sweepPictures,
  servePicture,
  serveCard,
  readStaffSelf,
  readDashboard,
  activateMissionVision,
  bulkContent,
  continueBulk,
  leaveBulk,
  listBulk,
  importContent,
  orderContent,
  changeApplication,
  listApplications,
  listActivity,
  listBin,
  restoreFromBin,
  restoreVersion,
  notePresence,
  undoActivity,
  cancelSchedule,
  listSchedule,
  scheduleChange,
  changeSubmission,
  countWaiting,
  inviteApplicant,
  listSubmissions,
  listSubscribers,
  replyToSubmission,
  changeStaff,
  endStaffSessions,
  inviteStaff,
  resendInvitation,
  listStaff,
};
