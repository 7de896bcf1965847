// Generated from control.openapi.yaml by `npm run generate`; not to be edited.
var Z=(e,s)=>()=>{try{return s||e((s={exports:{}}).exports,s),s.exports}catch(m){throw s=0,m}};var G=Z(M=>{"use strict";Object.defineProperty(M,"__esModule",{value:!0});function Y(e){let s=e.length,m=0,d=0,l;for(;d<s;)m++,l=e.charCodeAt(d++),l>=55296&&l<=
56319&&d<s&&(l=e.charCodeAt(d),(l&64512)===56320&&d++);return m}M.default=Y;Y.code='require("ajv/dist/runtime/ucs2length").default'});var z=E;var Q={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function U(e,{instancePath:s="",
parentData:m,parentDataProperty:d,rootData:l=e,dynamicAnchors:f={}}={}){let i=null,t=0,n=U.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.
items=void 0),typeof e!="string"?(U.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="item"||e==="item_type"||e==="up\
load"||e==="build_trigger"||e==="environment"||e==="maintenance_mode"||e==="sso_user"||e==="cda_cache_tags"?(U.errors=i,t===0):(U.errors=[{instancePath:s,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Q.enum}}],!1)}U.evaluated={dynamicProps:!1,dynamicItems:!1};var X={type:"string",enum:["create","update","delete","\
publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function A(e,{instancePath:s="",parentData:m,parentDataProperty:d,
rootData:l=e,dynamicAnchors:f={}}={}){let i=null,t=0,n=A.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof e!="string"?(A.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="create"||e==="update"||e==="delete"||e==="publish"||e==="unpublish"||
e==="promote"||e==="deploy_started"||e==="deploy_succeeded"||e==="deploy_failed"||e==="change"||e==="invalidate"?(A.errors=i,t===0):(A.errors=[{instancePath:s,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:X.enum}}],!1)}A.evaluated={dynamicProps:!1,dynamicItems:!1};function E(e,{instancePath:s="",parentData:m,parentDataProperty:d,
rootData:l=e,dynamicAnchors:f={}}={}){let i=null,t=0,n=E.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t===0)if(e&&typeof e=="o\
bject"&&!Array.isArray(e)){let o=t;for(let r in e)if(!(r==="webhook_id"||r==="entity_type"||r==="event_type"||r==="timeout_ms")){return E.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}if(o===t){if(e.webhook_id!==void 0){let r=t;if(typeof e.
webhook_id!="string")return E.errors=[{instancePath:s+"/webhook_id",schemaPath:"#/properties/webhook_id/type",keyword:"type",params:{type:"string"}}],!1;var a=r===
t}else var a=!0;if(a){if(e.entity_type!==void 0){let r=t;U(e.entity_type,{instancePath:s+"/entity_type",parentData:e,parentDataProperty:"entity_type",rootData:l,
dynamicAnchors:f})||(i=P(i,U),t=i.length);var a=r===t}else var a=!0;if(a){if(e.event_type!==void 0){let r=t;A(e.event_type,{instancePath:s+"/event_type",parentData:e,
parentDataProperty:"event_type",rootData:l,dynamicAnchors:f})||(i=P(i,A),t=i.length);var a=r===t}else var a=!0;if(a)if(e.timeout_ms!==void 0){let r=e.timeout_ms,
p=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return E.errors=[{instancePath:s+"/timeout_ms",schemaPath:"#/properties/timeout_ms/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(t===p&&typeof r=="number"&&isFinite(r)){if(r>3e4||isNaN(r))return E.errors=[{instancePath:s+"/timeout_ms",schemaPath:"#/pro\
perties/timeout_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:3e4}}],!1;if(r<0||isNaN(r))return E.errors=[{instancePath:s+"/timeout_ms",schemaPath:"\
#/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=p===t}else var a=!0}}}}else return E.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return E.errors=i,t===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var K=k,ee={type:"object",additionalProperties:!1,
required:["advance"],properties:{advance:{type:["string","integer"],pattern:"^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$",minimum:0,maximum:9007199254740991}}},
re=new RegExp("^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$","u");function k(e,{instancePath:s="",parentData:m,parentDataProperty:d,rootData:l=e,dynamicAnchors:f={}}={}){
let i=null,t=0,n=k.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.
advance===void 0&&(a="advance"))return k.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=t;for(let r in e)
if(r!=="advance"){return k.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}if(o===
t&&e.advance!==void 0){let r=e.advance,p=t;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return k.errors=[{instancePath:s+"/advan\
ce",schemaPath:"#/properties/advance/type",keyword:"type",params:{type:ee.properties.advance.type}}],!1;if(t===p){if(typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r))return k.errors=[{instancePath:s+"/advance",schemaPath:"#/properties/advance/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(r<0||isNaN(r))return k.errors=[{instancePath:s+"/advance",schemaPath:"#/properties/advance/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
if(t===p&&typeof r=="string"&&!re.test(r))return k.errors=[{instancePath:s+"/advance",schemaPath:"#/properties/advance/pattern",keyword:"pattern",params:{pattern:"\
^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$"}}],!1}}}}else return k.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return k.
errors=i,t===0}k.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var te=F;var se={type:"object",properties:{operation:{anyOf:[{type:"string",const:"*"},{$ref:"standin://control/schemas#/$defs/OperationId"}]},method:{type:"string",enum:[
"PUT","GET","DELETE","POST"]},path:{type:"string",pattern:"^[/*]",maxLength:1e3},after:{type:"integer",minimum:0,maximum:9007199254740991},probability:{type:"nu\
mber",exclusiveMinimum:0,maximum:1},times:{type:"integer",minimum:1,maximum:9007199254740991},code:{$ref:"standin://control/schemas#/$defs/ErrorCode"},status:{type:"\
integer",minimum:200,maximum:599},body:{},content_type:{type:"string",pattern:"^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$",maxLength:200},delay_ms:{type:"\
integer",minimum:0,maximum:9007199254740991},bandwidth:{type:"integer",minimum:1,maximum:9007199254740991},disconnect:{type:"boolean"},truncate:{type:"boolean"}}},
ie={type:"string",enum:["updateUpload","getUpload","deleteUpload","createUpload","listUploads","getSite","listEnvironments","bulkTagUploads","bulkSetUploadColle\
ction","bulkDestroyUploads","listUploadReferences","listUploadTracks","createUploadTrack","listUploadTags","createUploadTag","listUploadSmartTags","getUploadFil\
ter","updateUploadFilter","deleteUploadFilter","createUploadFilter","listUploadFilters","createUploadRequest","updateWebhook","getWebhook","deleteWebhook","crea\
teWebhook","listWebhooks","listWebhookCalls","getWebhookCall","resendWebhookCall","getUploadCollection","updateUploadCollection","deleteUploadCollection","creat\
eUploadCollection","listUploadCollections","reorderUploadCollections","getJobResult"]};function j(e,{instancePath:s="",parentData:m,parentDataProperty:d,rootData:l=e,
dynamicAnchors:f={}}={}){let i=null,t=0,n=j.evaluated;return n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof e!="string"?(j.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="updateUpload"||e==="getUpload"||e==="deleteUpload"||e==="createUpload"||e==="listUploads"||
e==="getSite"||e==="listEnvironments"||e==="bulkTagUploads"||e==="bulkSetUploadCollection"||e==="bulkDestroyUploads"||e==="listUploadReferences"||e==="listUploa\
dTracks"||e==="createUploadTrack"||e==="listUploadTags"||e==="createUploadTag"||e==="listUploadSmartTags"||e==="getUploadFilter"||e==="updateUploadFilter"||e===
"deleteUploadFilter"||e==="createUploadFilter"||e==="listUploadFilters"||e==="createUploadRequest"||e==="updateWebhook"||e==="getWebhook"||e==="deleteWebhook"||
e==="createWebhook"||e==="listWebhooks"||e==="listWebhookCalls"||e==="getWebhookCall"||e==="resendWebhookCall"||e==="getUploadCollection"||e==="updateUploadColl\
ection"||e==="deleteUploadCollection"||e==="createUploadCollection"||e==="listUploadCollections"||e==="reorderUploadCollections"||e==="getJobResult"?(j.errors=i,
t===0):(j.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ie.enum}}],!1)}j.evaluated={dynamicProps:!1,dynamicItems:!1};var ne={
type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INSUFFICIENT_PERMISSIONS","NOT_FOUND","JOB_PENDING","FOREIGN_REQUEST",
"INVALID_ENDPOINT","METHOD_NOT_ALLOWED","PAYLOAD_TOO_LARGE","URL_TOO_LONG","INVALID_CONTENT_TYPE_HEADER","EXPECTATION_FAILED","INVALID_FORMAT","INVALID_FIELD","\
INVALID_ENTITY_ID","INVALID_TYPE","INVALID_ENVIRONMENT","INVALID_API_VERSION","INVALID_PREFERENCE","NOT_A_VIDEO","TOO_MANY_OPERATIONS","UPLOAD_IS_CURRENTLY_IN_U\
SE","CONCURRENT_UPLOAD_UPDATE","RATE_LIMIT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","CONTRACT_BREACH","SERVICE_UNAVAILABLE","INSUFFICIENT_STORAGE"]};function $(e,{
instancePath:s="",parentData:m,parentDataProperty:d,rootData:l=e,dynamicAnchors:f={}}={}){let i=null,t=0,n=$.evaluated;return n.dynamicProps&&(n.props=void 0),n.
dynamicItems&&(n.items=void 0),typeof e!="string"?($.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="INVALID_JSON_B\
ODY"||e==="MALFORMED_REQUEST"||e==="INVALID_AUTHORIZATION_HEADER"||e==="INSUFFICIENT_PERMISSIONS"||e==="NOT_FOUND"||e==="JOB_PENDING"||e==="FOREIGN_REQUEST"||e===
"INVALID_ENDPOINT"||e==="METHOD_NOT_ALLOWED"||e==="PAYLOAD_TOO_LARGE"||e==="URL_TOO_LONG"||e==="INVALID_CONTENT_TYPE_HEADER"||e==="EXPECTATION_FAILED"||e==="INV\
ALID_FORMAT"||e==="INVALID_FIELD"||e==="INVALID_ENTITY_ID"||e==="INVALID_TYPE"||e==="INVALID_ENVIRONMENT"||e==="INVALID_API_VERSION"||e==="INVALID_PREFERENCE"||
e==="NOT_A_VIDEO"||e==="TOO_MANY_OPERATIONS"||e==="UPLOAD_IS_CURRENTLY_IN_USE"||e==="CONCURRENT_UPLOAD_UPDATE"||e==="RATE_LIMIT_EXCEEDED"||e==="HEADERS_TOO_LARG\
E"||e==="INTERNAL_ERROR"||e==="CONTRACT_BREACH"||e==="SERVICE_UNAVAILABLE"||e==="INSUFFICIENT_STORAGE"?($.errors=i,t===0):($.errors=[{instancePath:s,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:ne.enum}}],!1)}$.evaluated={dynamicProps:!1,dynamicItems:!1};var H=G().default,oe=new RegExp("^[/*]","u"),ae=new RegExp(
"^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$","u");function u(e,{instancePath:s="",parentData:m,parentDataProperty:d,rootData:l=e,dynamicAnchors:f={}}={}){
let i=null,t=0,n=u.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.operation!==
void 0){let r=e.operation,p=t,c=t,h=!1,y=t;if(typeof r!="string"){let v={instancePath:s+"/operation",schemaPath:"#/properties/operation/anyOf/0/type",keyword:"t\
ype",params:{type:"string"}};i===null?i=[v]:i.push(v),t++}if(r!=="*"){let v={instancePath:s+"/operation",schemaPath:"#/properties/operation/anyOf/0/const",keyword:"\
const",params:{allowedValue:"*"}};i===null?i=[v]:i.push(v),t++}var a=y===t;h=h||a;let W=t;j(r,{instancePath:s+"/operation",parentData:e,parentDataProperty:"oper\
ation",rootData:l,dynamicAnchors:f})||(i=P(i,j),t=i.length);var a=W===t;if(h=h||a,h)t=c,i!==null&&(c?i.length=c:i=null);else{let v={instancePath:s+"/operation",
schemaPath:"#/properties/operation/anyOf",keyword:"anyOf",params:{}};return i===null?i=[v]:i.push(v),t++,u.errors=i,!1}var o=p===t}else var o=!0;if(o){if(e.method!==
void 0){let r=e.method,p=t;if(typeof r!="string")return u.errors=[{instancePath:s+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"s\
tring"}}],!1;if(!(r==="PUT"||r==="GET"||r==="DELETE"||r==="POST"))return u.errors=[{instancePath:s+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",
params:{allowedValues:se.properties.method.enum}}],!1;var o=p===t}else var o=!0;if(o){if(e.path!==void 0){let r=e.path,p=t;if(t===p)if(typeof r=="string"){if(H(
r)>1e3)return u.errors=[{instancePath:s+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1;if(!oe.test(r))return u.errors=
[{instancePath:s+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern:"^[/*]"}}],!1}else return u.errors=[{instancePath:s+"/path",schemaPath:"\
#/properties/path/type",keyword:"type",params:{type:"string"}}],!1;var o=p===t}else var o=!0;if(o){if(e.after!==void 0){let r=e.after,p=t;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r)))return u.errors=[{instancePath:s+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type:"integer"}}],!1;if(t===
p&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return u.errors=[{instancePath:s+"/after",schemaPath:"#/properties/after/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(r<0||isNaN(r))return u.errors=[{instancePath:s+"/after",schemaPath:"#/properties/after/minimum",
keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var o=p===t}else var o=!0;if(o){if(e.probability!==void 0){let r=e.probability,p=t;if(t===p)if(typeof r==
"number"&&isFinite(r)){if(r>1||isNaN(r))return u.errors=[{instancePath:s+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1}}],!1;if(r<=0||isNaN(r))return u.errors=[{instancePath:s+"/probability",schemaPath:"#/properties/probability/exclusiveMinimum",keyword:"\
exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return u.errors=[{instancePath:s+"/probability",schemaPath:"#/properties/probability/type",keyword:"\
type",params:{type:"number"}}],!1;var o=p===t}else var o=!0;if(o){if(e.times!==void 0){let r=e.times,p=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))
return u.errors=[{instancePath:s+"/times",schemaPath:"#/properties/times/type",keyword:"type",params:{type:"integer"}}],!1;if(t===p&&typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r))return u.errors=[{instancePath:s+"/times",schemaPath:"#/properties/times/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(r<1||isNaN(r))return u.errors=[{instancePath:s+"/times",schemaPath:"#/properties/times/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1}}],!1}var o=p===t}else var o=!0;if(o){if(e.code!==void 0){let r=t;$(e.code,{instancePath:s+"/code",parentData:e,parentDataProperty:"code",rootData:l,
dynamicAnchors:f})||(i=P(i,$),t=i.length);var o=r===t}else var o=!0;if(o){if(e.status!==void 0){let r=e.status,p=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)))return u.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}}],!1;if(t===p&&typeof r=="number"&&isFinite(
r)){if(r>599||isNaN(r))return u.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],
!1;if(r<200||isNaN(r))return u.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200}}],
!1}var o=p===t}else var o=!0;if(o){if(e.content_type!==void 0){let r=e.content_type,p=t;if(t===p)if(typeof r=="string"){if(H(r)>200)return u.errors=[{instancePath:s+
"/content_type",schemaPath:"#/properties/content_type/maxLength",keyword:"maxLength",params:{limit:200}}],!1;if(!ae.test(r))return u.errors=[{instancePath:s+"/c\
ontent_type",schemaPath:"#/properties/content_type/pattern",keyword:"pattern",params:{pattern:"^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$"}}],!1}else
return u.errors=[{instancePath:s+"/content_type",schemaPath:"#/properties/content_type/type",keyword:"type",params:{type:"string"}}],!1;var o=p===t}else var o=!0;
if(o){if(e.delay_ms!==void 0){let r=e.delay_ms,p=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return u.errors=[{instancePath:s+"/delay_ms",schemaPath:"\
#/properties/delay_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(t===p&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return u.errors=
[{instancePath:s+"/delay_ms",schemaPath:"#/properties/delay_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(r<0||isNaN(r))
return u.errors=[{instancePath:s+"/delay_ms",schemaPath:"#/properties/delay_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var o=p===t}else
var o=!0;if(o){if(e.bandwidth!==void 0){let r=e.bandwidth,p=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return u.errors=[{instancePath:s+"/bandwi\
dth",schemaPath:"#/properties/bandwidth/type",keyword:"type",params:{type:"integer"}}],!1;if(t===p&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(
r))return u.errors=[{instancePath:s+"/bandwidth",schemaPath:"#/properties/bandwidth/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(r<1||isNaN(r))return u.errors=[{instancePath:s+"/bandwidth",schemaPath:"#/properties/bandwidth/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],
!1}var o=p===t}else var o=!0;if(o){if(e.disconnect!==void 0){let r=t;if(typeof e.disconnect!="boolean")return u.errors=[{instancePath:s+"/disconnect",schemaPath:"\
#/properties/disconnect/type",keyword:"type",params:{type:"boolean"}}],!1;var o=r===t}else var o=!0;if(o)if(e.truncate!==void 0){let r=t;if(typeof e.truncate!="\
boolean")return u.errors=[{instancePath:s+"/truncate",schemaPath:"#/properties/truncate/type",keyword:"type",params:{type:"boolean"}}],!1;var o=r===t}else var o=!0}}}}}}}}}}}}else
return u.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return u.errors=i,t===0}u.evaluated={props:{operation:!0,method:!0,
path:!0,after:!0,probability:!0,times:!0,code:!0,status:!0,body:!0,content_type:!0,delay_ms:!0,bandwidth:!0,disconnect:!0,truncate:!0},dynamicProps:!1,dynamicItems:!1};
function F(e,{instancePath:s="",parentData:m,parentDataProperty:d,rootData:l=e,dynamicAnchors:f={}}={}){let i=null,t=0,n=F.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),u(e,{instancePath:s,parentData:m,parentDataProperty:d,rootData:l,dynamicAnchors:f})||(i=P(i,u),t=i.length),t===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){if(e.id!==void 0){let o=t;if(typeof e.id!="string")return F.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/typ\
e",keyword:"type",params:{type:"string"}}],!1;var a=o===t}else var a=!0;if(a){for(let o in e)if(o!=="id"&&o!=="operation"&&o!=="method"&&o!=="path"&&o!=="after"&&
o!=="probability"&&o!=="times"&&o!=="code"&&o!=="status"&&o!=="body"&&o!=="content_type"&&o!=="delay_ms"&&o!=="bandwidth"&&o!=="disconnect"&&o!=="truncate"){return F.
errors=[{instancePath:s,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:o}}],!1;break}}}else return F.errors=[{
instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return F.errors=i,t===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pe=T;function T(e,{instancePath:s="",parentData:m,parentDataProperty:d,rootData:l=e,dynamicAnchors:f={}}={}){let i=null,t=0,n=T.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.release===void 0&&(a="release"))return T.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=t;for(let r in e)if(r!=="release"){return T.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}if(o===t&&e.release!==void 0&&typeof e.release!="string")return T.
errors=[{instancePath:s+"/release",schemaPath:"#/properties/release/type",keyword:"type",params:{type:"string"}}],!1}}else return T.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return T.errors=i,t===0}T.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var le=C,me={type:"object",additionalProperties:!1,
properties:{ends:{anyOf:[{type:"string",enum:["due","released","never"]},{$ref:"standin://control/schemas#/$defs/JobPolls"}]},fail:{$ref:"standin://control/sche\
mas#/$defs/JobFailure"}}};function I(e,{instancePath:s="",parentData:m,parentDataProperty:d,rootData:l=e,dynamicAnchors:f={}}={}){let i=null,t=0,n=I.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.after_polls===void 0&&(a="after_polls"))return I.errors=[
{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=t;for(let r in e)if(r!=="after_polls"){return I.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}if(o===t&&e.after_polls!==void 0){let r=e.after_polls,
p=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return I.errors=[{instancePath:s+"/after_polls",schemaPath:"#/properties/after_polls/type",keyword:"\
type",params:{type:"integer"}}],!1;if(t===p&&typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r)))return I.errors=[{instancePath:s+"/after_polls",schemaPath:"#/prop\
erties/after_polls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}}}else return I.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return I.errors=i,t===0}I.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function w(e,{instancePath:s="",parentData:m,parentDataProperty:d,rootData:l=e,dynamicAnchors:f={}}={}){let i=null,t=0,n=w.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.status===void 0&&(a="status"))return w.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=t;for(let r in e)if(!(r==="status"||r==="body")){return w.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}if(o===t&&e.status!==void 0){let r=e.status,p=t;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return w.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}}],
!1;if(t===p&&typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r))return w.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:599}}],!1;if(r<400||isNaN(r))return w.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:400}}],!1}}}}else return w.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return w.
errors=i,t===0}w.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function C(e,{instancePath:s="",parentData:m,parentDataProperty:d,rootData:l=e,dynamicAnchors:f={}}={}){
let i=null,t=0,n=C.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let r=t;for(let p in e)
if(!(p==="ends"||p==="fail")){return C.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],
!1;break}if(r===t){if(e.ends!==void 0){let p=e.ends,c=t,h=t,y=!1,W=t;if(typeof p!="string"){let N={instancePath:s+"/ends",schemaPath:"#/properties/ends/anyOf/0/\
type",keyword:"type",params:{type:"string"}};i===null?i=[N]:i.push(N),t++}if(!(p==="due"||p==="released"||p==="never")){let N={instancePath:s+"/ends",schemaPath:"\
#/properties/ends/anyOf/0/enum",keyword:"enum",params:{allowedValues:me.properties.ends.anyOf[0].enum}};i===null?i=[N]:i.push(N),t++}var a=W===t;y=y||a;let v=t;
I(p,{instancePath:s+"/ends",parentData:e,parentDataProperty:"ends",rootData:l,dynamicAnchors:f})||(i=P(i,I),t=i.length);var a=v===t;if(y=y||a,y)t=h,i!==null&&(h?
i.length=h:i=null);else{let N={instancePath:s+"/ends",schemaPath:"#/properties/ends/anyOf",keyword:"anyOf",params:{}};return i===null?i=[N]:i.push(N),t++,C.errors=
i,!1}var o=c===t}else var o=!0;if(o)if(e.fail!==void 0){let p=t;w(e.fail,{instancePath:s+"/fail",parentData:e,parentDataProperty:"fail",rootData:l,dynamicAnchors:f})||
(i=P(i,w),t=i.length);var o=p===t}else var o=!0}}else return C.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return C.errors=
i,t===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fe=g,de={type:"object",additionalProperties:!1,required:["latency"],properties:{latency:{type:[
"string","number"],pattern:"^\\d{1,9}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d{1,9})?)?$",minimum:0,maximum:999999999}}},ue=new RegExp("^\\d{1,9}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d\
{1,9})?)?$","u");function g(e,{instancePath:s="",parentData:m,parentDataProperty:d,rootData:l=e,dynamicAnchors:f={}}={}){let i=null,t=0,n=g.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.latency===void 0&&(a="latency"))return g.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let o=t;for(let r in e)if(r!=="latency"){return g.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}if(o===t&&e.latency!==void 0){let r=e.latency,p=t;if(typeof r!=
"string"&&!(typeof r=="number"&&isFinite(r)))return g.errors=[{instancePath:s+"/latency",schemaPath:"#/properties/latency/type",keyword:"type",params:{type:de.properties.
latency.type}}],!1;if(t===p){if(typeof r=="number"&&isFinite(r)){if(r>999999999||isNaN(r))return g.errors=[{instancePath:s+"/latency",schemaPath:"#/properties/l\
atency/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999}}],!1;if(r<0||isNaN(r))return g.errors=[{instancePath:s+"/latency",schemaPath:"#/prope\
rties/latency/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}if(t===p&&typeof r=="string"&&!ue.test(r))return g.errors=[{instancePath:s+"/late\
ncy",schemaPath:"#/properties/latency/pattern",keyword:"pattern",params:{pattern:"^\\d{1,9}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d{1,9})?)?$"}}],!1}}}}else return g.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return g.errors=i,t===0}g.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ye=O;function _(e,{instancePath:s="",parentData:m,parentDataProperty:d,rootData:l=e,dynamicAnchors:f={}}={}){let i=null,t=0,n=_.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.id===void 0&&(o="id")||e.type===void 0&&(o="type"))return _.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:o}}],!1;if(e.id!==void 0){let r=t;if(typeof e.id!="string")return _.errors=
[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var a=r===t}else var a=!0;if(a){if(e.type!==void 0){let r=t;
if(typeof e.type!="string")return _.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var a=r===t}else
var a=!0;if(a){if(e.attributes!==void 0){let r=e.attributes,p=t;if(t===p&&!(r&&typeof r=="object"&&!Array.isArray(r)))return _.errors=[{instancePath:s+"/attribu\
tes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"}}],!1;var a=p===t}else var a=!0;if(a)if(e.relationships!==void 0){let r=e.relationships,
p=t;if(t===p&&!(r&&typeof r=="object"&&!Array.isArray(r)))return _.errors=[{instancePath:s+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"\
type",params:{type:"object"}}],!1;var a=p===t}else var a=!0}}}else return _.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return _.errors=i,t===0}_.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function O(e,{instancePath:s="",parentData:m,parentDataProperty:d,rootData:l=e,
dynamicAnchors:f={}}={}){let i=null,t=0,n=O.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let r;if(e.entity_type===void 0&&(r="entity_type")||e.event_type===void 0&&(r="event_type")||e.entity===void 0&&(r="entity"))return O.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r}}],!1;{let p=t;for(let c in e)if(!(c==="entity_type"||c==="event_type"||c==="entity"||c==="\
previous_entity"||c==="related_entities")){return O.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(p===t){if(e.entity_type!==void 0){let c=t;U(e.entity_type,{instancePath:s+"/entity_type",parentData:e,parentDataProperty:"entity_type",rootData:l,dynamicAnchors:f})||
(i=P(i,U),t=i.length);var a=c===t}else var a=!0;if(a){if(e.event_type!==void 0){let c=t;A(e.event_type,{instancePath:s+"/event_type",parentData:e,parentDataProperty:"\
event_type",rootData:l,dynamicAnchors:f})||(i=P(i,A),t=i.length);var a=c===t}else var a=!0;if(a){if(e.entity!==void 0){let c=t;_(e.entity,{instancePath:s+"/enti\
ty",parentData:e,parentDataProperty:"entity",rootData:l,dynamicAnchors:f})||(i=P(i,_),t=i.length);var a=c===t}else var a=!0;if(a){if(e.previous_entity!==void 0){
let c=t;_(e.previous_entity,{instancePath:s+"/previous_entity",parentData:e,parentDataProperty:"previous_entity",rootData:l,dynamicAnchors:f})||(i=P(i,_),t=i.length);
var a=c===t}else var a=!0;if(a)if(e.related_entities!==void 0){let c=e.related_entities,h=t;if(t===h)if(Array.isArray(c)){var o=!0;let W=c.length;for(let v=0;v<
W;v++){let N=t;_(c[v],{instancePath:s+"/related_entities/"+v,parentData:c,parentDataProperty:v,rootData:l,dynamicAnchors:f})||(i=P(i,_),t=i.length);var o=N===t;
if(!o)break}}else return O.errors=[{instancePath:s+"/related_entities",schemaPath:"#/properties/related_entities/type",keyword:"type",params:{type:"array"}}],!1;
var a=h===t}else var a=!0}}}}}}else return O.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.errors=i,t===0}O.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var ce=x;function D(e,{instancePath:s="",parentData:m,parentDataProperty:d,rootData:l=e,dynamicAnchors:f={}}={}){let i=null,t=0,n=D.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),t===0)if(Array.isArray(e)){if(e.length<1)return D.errors=[{instancePath:s,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var a=!0;let o=e.length;for(let r=0;r<o;r++){let p=e[r],c=t;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return D.errors=[{instancePath:s+
"/"+r,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}}],!1;if(t===c&&typeof p=="number"&&isFinite(p)){if(p>599||isNaN(p))return D.errors=[{instancePath:s+
"/"+r,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(p<200||isNaN(p))return D.errors=[{instancePath:s+"/"+r,schemaPath:"\
#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:200}}],!1}var a=c===t;if(!a)break}}}else return D.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return D.errors=i,t===0}D.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function x(e,{instancePath:s="",parentData:m,parentDataProperty:d,
rootData:l=e,dynamicAnchors:f={}}={}){let i=null,t=0,n=x.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t===0)if(e&&typeof e=="o\
bject"&&!Array.isArray(e)){let a;if(e.answers===void 0&&(a="answers"))return x.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],
!1;{let o=t;for(let r in e)if(r!=="answers"){return x.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}}],
!1;break}o===t&&e.answers!==void 0&&(D(e.answers,{instancePath:s+"/answers",parentData:e,parentDataProperty:"answers",rootData:l,dynamicAnchors:f})||(i=P(i,D),t=
i.length))}}else return x.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return x.errors=i,t===0}x.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var he=L;function L(e,{instancePath:s="",parentData:m,parentDataProperty:d,rootData:l=e,dynamicAnchors:f={}}={}){let i=null,t=0,n=L.evaluated;if(n.dynamicProps&&(n.props=
void 0),n.dynamicItems&&(n.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a=t;for(let o in e)if(o!=="all"){return L.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(a===t&&e.all!==void 0&&typeof e.all!="boolean")return L.
errors=[{instancePath:s+"/all",schemaPath:"#/properties/all/type",keyword:"type",params:{type:"boolean"}}],!1}else return L.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return L.errors=i,t===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function P(e,s){let m=s.errors;
if(s.errors=null,e===null)return m;for(let d of m)e.push(d);return e}var ve={CallWait:z,ClockAdvance:K,FaultSpec:te,JobRelease:pe,JobScript:le,LatencySetting:fe,
RaisedEvent:ye,ReceiverScript:ce,ResetRequest:he};var _e=b;var Pe={type:"string",enum:["updateUpload","getUpload","deleteUpload","createUpload","listUploads","getSite","listEnvironments","bulkTagUploads","bulkSetUploadC\
ollection","bulkDestroyUploads","listUploadReferences","listUploadTracks","createUploadTrack","listUploadTags","createUploadTag","listUploadSmartTags","getUploa\
dFilter","updateUploadFilter","deleteUploadFilter","createUploadFilter","listUploadFilters","createUploadRequest","updateWebhook","getWebhook","deleteWebhook","\
createWebhook","listWebhooks","listWebhookCalls","getWebhookCall","resendWebhookCall","getUploadCollection","updateUploadCollection","deleteUploadCollection","c\
reateUploadCollection","listUploadCollections","reorderUploadCollections","getJobResult"]};function S(e,{instancePath:s="",parentData:m,parentDataProperty:d,rootData:l=e,
dynamicAnchors:f={}}={}){let i=null,t=0,n=S.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof e!="string"){let a=typeof e,o;
if(o===void 0)if(a=="number"||a=="boolean")o=""+e;else if(e===null)o="";else return S.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"s\
tring"}}],!1;o!==void 0&&(e=o,m!==void 0&&(m[d]=o))}return e==="updateUpload"||e==="getUpload"||e==="deleteUpload"||e==="createUpload"||e==="listUploads"||e==="\
getSite"||e==="listEnvironments"||e==="bulkTagUploads"||e==="bulkSetUploadCollection"||e==="bulkDestroyUploads"||e==="listUploadReferences"||e==="listUploadTrac\
ks"||e==="createUploadTrack"||e==="listUploadTags"||e==="createUploadTag"||e==="listUploadSmartTags"||e==="getUploadFilter"||e==="updateUploadFilter"||e==="dele\
teUploadFilter"||e==="createUploadFilter"||e==="listUploadFilters"||e==="createUploadRequest"||e==="updateWebhook"||e==="getWebhook"||e==="deleteWebhook"||e==="\
createWebhook"||e==="listWebhooks"||e==="listWebhookCalls"||e==="getWebhookCall"||e==="resendWebhookCall"||e==="getUploadCollection"||e==="updateUploadCollectio\
n"||e==="deleteUploadCollection"||e==="createUploadCollection"||e==="listUploadCollections"||e==="reorderUploadCollections"||e==="getJobResult"?(S.errors=i,t===
0):(S.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Pe.enum}}],!1)}S.evaluated={dynamicProps:!1,dynamicItems:!1};var B=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function V(e,{instancePath:s="",parentData:m,parentDataProperty:d,rootData:l=e,dynamicAnchors:f={}}={}){let i=null,
t=0,n=V.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof e!="string"){let a=typeof e,o;if(o===void 0)if(a=="number"||a=="bo\
olean")o=""+e;else if(e===null)o="";else return V.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(e=o,m!==void 0&&
(m[d]=o))}return t===0&&typeof e=="string"&&!B.test(e)?(V.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}\
$"}}],!1):(V.errors=i,t===0)}V.evaluated={dynamicProps:!1,dynamicItems:!1};function b(e,{instancePath:s="",parentData:m,parentDataProperty:d,rootData:l=e,dynamicAnchors:f={}}={}){
let i=null,t=0,n=b.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o=t;for(let r in e)
if(!(r==="operation"||r==="method"||r==="status"||r==="entity"||r==="limit"||r==="environment")){return b.errors=[{instancePath:s,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}if(o===t){if(e.operation!==void 0){let r=t;S(e.operation,{instancePath:s+"/operati\
on",parentData:e,parentDataProperty:"operation",rootData:l,dynamicAnchors:f})||(i=J(i,S),t=i.length);var a=r===t}else var a=!0;if(a){if(e.method!==void 0){let r=e.
method,p=t;if(typeof r!="string"){let h=typeof r,y;if(y===void 0)if(h=="number"||h=="boolean")y=""+r;else if(r===null)y="";else return b.errors=[{instancePath:s+
"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(r=y,e!==void 0&&(e.method=y))}var a=p===t}else var a=!0;
if(a){if(e.status!==void 0){let r=e.status,p=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let h=typeof r,y;if(y===void 0)if(h==="boolean"||r===null||
h==="string"&&r&&r==+r&&!(r%1))y=+r;else return b.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}}],
!1;y!==void 0&&(r=y,e!==void 0&&(e.status=y))}if(t===p&&typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r)))return b.errors=[{instancePath:s+"/status",schemaPath:"\
#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=p===t}else var a=!0;if(a){if(e.entity!==void 0){let r=e.entity,p=t;if(typeof r!=
"string"){let h=typeof r,y;if(y===void 0)if(h=="number"||h=="boolean")y=""+r;else if(r===null)y="";else return b.errors=[{instancePath:s+"/entity",schemaPath:"#\
/properties/entity/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(r=y,e!==void 0&&(e.entity=y))}var a=p===t}else var a=!0;if(a){if(e.limit!==void 0){
let r=e.limit,p=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let h=typeof r,y;if(y===void 0)if(h==="boolean"||r===null||h==="string"&&r&&r==+r&&!(r%
1))y=+r;else return b.errors=[{instancePath:s+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;y!==void 0&&(r=y,e!==void 0&&
(e.limit=y))}if(t===p&&typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r)))return b.errors=[{instancePath:s+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var a=p===t}else var a=!0;if(a)if(e.environment!==void 0){let r=t;V(e.environment,{instancePath:s+"/environment",
parentData:e,parentDataProperty:"environment",rootData:l,dynamicAnchors:f})||(i=J(i,V),t=i.length);var a=r===t}else var a=!0}}}}}}else return b.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return b.errors=i,t===0}b.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var be=R;var ke=G().default;function q(e,{instancePath:s="",parentData:m,parentDataProperty:d,rootData:l=e,dynamicAnchors:f={}}={}){let i=null,t=0,n=q.evaluated;if(n.dynamicProps&&
(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof e!="string"){let a=typeof e,o;if(o===void 0)if(a=="number"||a=="boolean")o=""+e;else if(e===null)o="";else
return q.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;o!==void 0&&(e=o,m!==void 0&&(m[d]=o))}return t===0&&typeof e=="\
string"&&!B.test(e)?(q.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"}}],!1):(q.errors=i,t===0)}q.evaluated=
{dynamicProps:!1,dynamicItems:!1};function R(e,{instancePath:s="",parentData:m,parentDataProperty:d,rootData:l=e,dynamicAnchors:f={}}={}){let i=null,t=0,n=R.evaluated;
if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o=t;for(let r in e)if(!(r==="uploads"||
r==="environment")){return R.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}
if(o===t){if(e.uploads!==void 0){let r=e.uploads,p=t;if(typeof r!="string"){let c=typeof r,h;if(h===void 0)if(c=="number"||c=="boolean")h=""+r;else if(r===null)
h="";else return R.errors=[{instancePath:s+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(r=h,e!==void 0&&
(e.uploads=h))}if(t===p&&typeof r=="string"&&ke(r)>1e3)return R.errors=[{instancePath:s+"/uploads",schemaPath:"#/properties/uploads/maxLength",keyword:"maxLengt\
h",params:{limit:1e3}}],!1;var a=p===t}else var a=!0;if(a)if(e.environment!==void 0){let r=t;q(e.environment,{instancePath:s+"/environment",parentData:e,parentDataProperty:"\
environment",rootData:l,dynamicAnchors:f})||(i=J(i,q),t=i.length);var a=r===t}else var a=!0}}else return R.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return R.errors=i,t===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function J(e,s){let m=s.errors;if(s.errors=null,
e===null)return m;for(let d of m)e.push(d);return e}var ge={listJournal:_e,showOverview:be};export{ve as bodies,ge as queries};
export const expectations = {
 "CallWait": {
  "words": {
   "": "an object",
   "/webhook_id": "text",
   "/entity_type": "one of item, item_type, upload, build_trigger, environment, maintenance_mode, sso_user, cda_cache_tags",
   "/event_type": "one of create, update, delete, publish, unpublish, promote, deploy_started, deploy_succeeded, deploy_failed, change, invalidate",
   "/timeout_ms": "a number of milliseconds up to 30000"
  },
  "members": {
   "": [
    "webhook_id",
    "entity_type",
    "event_type",
    "timeout_ms"
   ]
  }
 },
 "ClockAdvance": {
  "words": {
   "": "an object",
   "/advance": "a time such as \"90s\", \"2m\" or \"1h\""
  },
  "members": {
   "": [
    "advance"
   ]
  }
 },
 "FaultSpec": {
  "words": {
   "": "an object",
   "/operation": "one of *, updateUpload, getUpload, deleteUpload, createUpload, listUploads, getSite, listEnvironments, bulkTagUploads, bulkSetUploadCollection, bulkDestroyUploads, listUploadReferences, listUploadTracks, createUploadTrack, listUploadTags, createUploadTag, listUploadSmartTags, getUploadFilter, updateUploadFilter, deleteUploadFilter, createUploadFilter, listUploadFilters, createUploadRequest, updateWebhook, getWebhook, deleteWebhook, createWebhook, listWebhooks, listWebhookCalls, getWebhookCall, resendWebhookCall, getUploadCollection, updateUploadCollection, deleteUploadCollection, createUploadCollection, listUploadCollections, reorderUploadCollections, getJobResult",
   "/method": "one of PUT, GET, DELETE, POST",
   "/path": "a path, in which `*` and `**` stand for anything, such as \"/assets/**\"",
   "/after": "a number from 0",
   "/probability": "a number above 0, up to 1",
   "/times": "a number from 1",
   "/code": "one of INVALID_JSON_BODY, MALFORMED_REQUEST, INVALID_AUTHORIZATION_HEADER, INSUFFICIENT_PERMISSIONS, NOT_FOUND, JOB_PENDING, FOREIGN_REQUEST, INVALID_ENDPOINT, METHOD_NOT_ALLOWED, PAYLOAD_TOO_LARGE, URL_TOO_LONG, INVALID_CONTENT_TYPE_HEADER, EXPECTATION_FAILED, INVALID_FORMAT, INVALID_FIELD, INVALID_ENTITY_ID, INVALID_TYPE, INVALID_ENVIRONMENT, INVALID_API_VERSION, INVALID_PREFERENCE, NOT_A_VIDEO, TOO_MANY_OPERATIONS, UPLOAD_IS_CURRENTLY_IN_USE, CONCURRENT_UPLOAD_UPDATE, RATE_LIMIT_EXCEEDED, HEADERS_TOO_LARGE, INTERNAL_ERROR, CONTRACT_BREACH, SERVICE_UNAVAILABLE, INSUFFICIENT_STORAGE",
   "/status": "a status from 200 to 599",
   "/body": "JSON",
   "/content_type": "a media type such as \"text/html\"",
   "/delay_ms": "a number of milliseconds",
   "/bandwidth": "a number of bytes from 1",
   "/disconnect": "true or false",
   "/truncate": "true or false",
   "/id": "text"
  },
  "members": {
   "": [
    "operation",
    "method",
    "path",
    "after",
    "probability",
    "times",
    "code",
    "status",
    "body",
    "content_type",
    "delay_ms",
    "bandwidth",
    "disconnect",
    "truncate",
    "id"
   ]
  }
 },
 "JobRelease": {
  "words": {
   "": "an object",
   "/release": "the identifier of a job"
  },
  "members": {
   "": [
    "release"
   ]
  }
 },
 "JobScript": {
  "words": {
   "": "an object",
   "/ends": "\"due\", \"released\", \"never\" or {\"after_polls\": N}",
   "/fail": "an object",
   "/fail/status": "a status from 400 to 599",
   "/fail/body": "JSON"
  },
  "members": {
   "": [
    "ends",
    "fail"
   ],
   "/fail": [
    "status",
    "body"
   ]
  }
 },
 "LatencySetting": {
  "words": {
   "": "an object",
   "/latency": "milliseconds such as 200, or a range such as \"100-300\""
  },
  "members": {
   "": [
    "latency"
   ]
  }
 },
 "RaisedEvent": {
  "words": {
   "": "an object",
   "/entity_type": "one of item, item_type, upload, build_trigger, environment, maintenance_mode, sso_user, cda_cache_tags",
   "/event_type": "one of create, update, delete, publish, unpublish, promote, deploy_started, deploy_succeeded, deploy_failed, change, invalidate",
   "/entity": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/entity/attributes": "an object",
   "/entity/relationships": "an object",
   "/previous_entity": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/previous_entity/attributes": "an object",
   "/previous_entity/relationships": "an object",
   "/related_entities": "an array of JSON:API resources",
   "/related_entities/*": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/related_entities/*/attributes": "an object",
   "/related_entities/*/relationships": "an object"
  },
  "members": {
   "": [
    "entity_type",
    "event_type",
    "entity",
    "previous_entity",
    "related_entities"
   ]
  }
 },
 "ReceiverScript": {
  "words": {
   "": "an object",
   "/answers": "an array of statuses from 200 to 599, such as [500,500,200]"
  },
  "members": {
   "": [
    "answers"
   ]
  }
 },
 "ResetRequest": {
  "words": {
   "": "an object",
   "/all": "true or false"
  },
  "members": {
   "": [
    "all"
   ]
  }
 },
 "listJournal": {
  "words": {
   "": "an object",
   "/operation": "one of updateUpload, getUpload, deleteUpload, createUpload, listUploads, getSite, listEnvironments, bulkTagUploads, bulkSetUploadCollection, bulkDestroyUploads, listUploadReferences, listUploadTracks, createUploadTrack, listUploadTags, createUploadTag, listUploadSmartTags, getUploadFilter, updateUploadFilter, deleteUploadFilter, createUploadFilter, listUploadFilters, createUploadRequest, updateWebhook, getWebhook, deleteWebhook, createWebhook, listWebhooks, listWebhookCalls, getWebhookCall, resendWebhookCall, getUploadCollection, updateUploadCollection, deleteUploadCollection, createUploadCollection, listUploadCollections, reorderUploadCollections, getJobResult",
   "/method": "text",
   "/status": "a number",
   "/entity": "text",
   "/limit": "a number",
   "/environment": "text"
  },
  "members": {
   "": [
    "operation",
    "method",
    "status",
    "entity",
    "limit",
    "environment"
   ]
  }
 },
 "showOverview": {
  "words": {
   "": "an object",
   "/uploads": "words of at most 1000 characters in all",
   "/environment": "text"
  },
  "members": {
   "": [
    "uploads",
    "environment"
   ]
  }
 }
};
